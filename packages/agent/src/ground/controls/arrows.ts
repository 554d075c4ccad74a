import type { Want } from '../find.ts';
import type { Looked } from '../last-resort.ts';
import { isPressable, saysItOpens } from '../names/roles.ts';
import { bare, rung, squash } from '../names/text.ts';
import { areasOf } from '../places/scope.ts';
import { closest, has, type Item, isForReaders, subtree, type View } from '../view/view.ts';

const said = /^(?:(?:drop ?down|down) )?(?:arrow|caret|chevron)(?: (?:button|icon|sign))?$/;
const arrow = /^[▾▼▿▽⌄˅⏷🞃🔽]$/u;
const icons = /\b(?:arrow|caret|chevron|angle|down)\b/;

/**
 * "The arrow next to Save": what opens something, stands right behind that on its line, and shows no words but an arrow.
 */
export function atArrow(view: View, { target, purpose }: Want): Looked | null {
  const { text, noun, scope } = target;
  if (purpose !== 'press' || scope?.relation !== 'near' || !said.test(bare(text ?? noun ?? ''))) return null;
  const areas = areasOf(view.items, scope, (items) => items.some(isArrow));
  const arrows = areas.flatMap(({ items, near }) =>
    near === undefined ? [] : items.filter((item) => isArrow(item) && isRightBehind(item, near)),
  );
  return { areas, matches: [...new Set(arrows)].map((item) => ({ item, rung: rung.guess, by: 'name' as const })) };
}

function isArrow(item: Item): boolean {
  const opens = saysItOpens(item) && !has(item, 'hidden');
  return opens && isPressable(item) && (isTold(item) || (signIn(item) === '' && item.icon === ''));
}

function isTold(item: Item): boolean {
  const sign = signIn(item);
  return arrow.test(sign) || (sign === '' && icons.test(item.icon));
}

// What only readers of screens are told in it is not shown.
function signIn(item: Item): string {
  const shown = subtree(item).filter((part) => closest(part, isForReaders) === null);
  return squash(shown.map(({ text }) => text).join(''));
}

// A sign without a name is taken for an arrow only where it is the other half of the same button.
function isRightBehind(item: Item, anchor: Item): boolean {
  const { box } = item;
  const before = closest(anchor, isPressable)?.box ?? anchor.box;
  if (box === null || before === null) return false;
  const gap = box.x - (before.x + before.width);
  const middle = box.y + box.height / 2;
  return gap >= -2 && gap <= (isTold(item) ? 12 : 2) && middle >= before.y && middle <= before.y + before.height;
}
