import type { Match } from '../names/names.ts';
import { boxOf, isInLine } from '../view/place.ts';
import type { Item } from '../view/view.ts';

/** Of several in the box around a name, the only one that is drawn in the line of the name stands next to it. */
export function inLineWith(name: Item | undefined, { found, winners }: { found: Match[]; winners: Match[] }): Match[] {
  const at = name === undefined ? null : boxOf(name);
  if (at === null || winners.length < 2) return found;
  const [only, ...others] = winners.filter(({ item: { box } }) => box !== null && isInLine(box, at));
  return only !== undefined && others.length === 0 ? [only] : found;
}
