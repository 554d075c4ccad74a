import type { Target } from '@smokejumper/contracts';
import { ground } from '../../ground/ground.ts';
import { matchName } from '../../ground/names.ts';
import { isDropdown } from '../../ground/roles.ts';
import { bare, rung, squash } from '../../ground/text.ts';
import { fullText, has, type Item, subtree, type View } from '../../ground/view.ts';

/**
 * "Select tracker Feature": the only dropdown that is called by the first words and offers the rest by its whole name.
 * Null where something goes by all of them, or they may be meant otherwise.
 */
export function inNamed(view: View, target: Target): { control: Item; option: string } | null {
  const { text, ...others } = target;
  if (text === undefined || Object.keys(others).length > 0) return null;
  const words = squash(text).split(' ');
  const dropdowns = view.items.filter((item) => isDropdown(item) && !has(item, 'hidden'));
  const found = words.slice(1).flatMap((_, at) => {
    const [name, option] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    const called = dropdowns.filter(
      (item) => (matchName(item, name, { spelling: false })?.rung ?? rung.none) >= rung.loose,
    );
    return called.map((control) => ({ control, option, offers: offers(control, option) }));
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || !only.offers) return null;
  return ground(view, { target, purpose: 'option', exact: false }).kind === 'none' ? only : null;
}

function offers(control: Item, option: string): boolean {
  return subtree(control).some((part) => part.role === 'option' && bare(part.name || fullText(part)) === bare(option));
}
