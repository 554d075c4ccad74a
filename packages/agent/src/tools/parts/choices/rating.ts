import type { Target } from '@smokejumper/contracts';
import { isFormControl, isPressable } from '../../../ground/names/roles.ts';
import { bare, fold } from '../../../ground/names/text.ts';
import { areasOf } from '../../../ground/places/scope.ts';
import { asSeen } from '../../../ground/view/seen.ts';
import { closest, fullText, has, type Item, isSizeless, subtree, type View } from '../../../ground/view/view.ts';

const amount = /^(\d{1,2})(?: (?:stars?|points?|hearts?))?$/;

/** "Set the rating to 4 stars": of a scale that stands behind its title, the step of that number. */
export function stepOfScale(view: View, { text, scope }: Target, value: string): Item | null {
  const wanted = Number(amount.exec(fold(value))?.[1]);
  if (text === undefined || !(wanted > 0)) return null;
  const items = areasOf(view.items, scope, () => true).flatMap((area) => area.items);
  const [title, ...others] = items.filter(
    (item) => item.ref !== null && bare(fullText(item)) === bare(text) && closest(item, isPressable) === null,
  );
  const steps = title === undefined || others.length > 0 ? [] : scaleBehind(title);
  const top = Math.max(0, ...steps.map(numberOf));
  const whole = Array.from({ length: top }, (_, at) => at + 1).every((at) =>
    steps.some((step) => numberOf(step) === at),
  );
  if (!whole || top < 3 || top > 10) return null;
  return steps.find((step) => numberOf(step) === wanted && !isSizeless(step)) ?? null;
}

/**
 * Of a group whose choices are all called alike ("Star"), the one that the number counts, from the left: what is drawn
 * elsewhere than it stands may run the other way. More than five may be halves of a star.
 */
export function stepAmongAlike(group: Item, value: string): Item | null {
  const at = Number(amount.exec(fold(value))?.[1]) - 1;
  const steps = asSeen(subtree(group).filter(({ role, ref }) => role === 'radio' && ref !== null));
  const name = fold(steps[0]?.name ?? '');
  const alike = /^\D+$/.test(name) && steps.every((step) => fold(step.name) === name);
  return alike && steps.every(isBehindLast) && steps.length >= 3 && steps.length <= 5 ? (steps[at] ?? null) : null;
}

function isBehindLast({ box }: Item, at: number, all: readonly Item[]): boolean {
  const last = all[at - 1]?.box;
  return box !== null && (at === 0 || (last != null && box.x >= last.x + last.width));
}

// It ends where any other control begins.
function scaleBehind(title: Item): Item[] {
  const beside = title.up?.children ?? [];
  const behind = beside.slice(beside.indexOf(title) + 1).flatMap(subtree);
  const controls = behind.filter((item) => (isPressable(item) || isFormControl(item)) && !has(item, 'hidden'));
  const end = controls.findIndex((item) => !isStep(item));
  return (end < 0 ? controls : controls.slice(0, end)).filter((item) => item.ref !== null && item.tag !== 'label');
}

function isStep(item: Item): boolean {
  return (
    ['button', 'radio', 'generic'].includes(item.role) &&
    /^\D*\d{1,2}(?: (?:of|out of|\/) \d{1,2}|\D*$)/.test(item.name)
  );
}

function numberOf(item: Item): number {
  return Number(/\d+/.exec(item.name)?.[0] ?? 0);
}
