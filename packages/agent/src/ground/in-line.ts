import type { Match } from './names.ts';
import { boxOf } from './place.ts';
import type { Item } from './view.ts';

/** Of several in the box around a name, the only one that is drawn in the line of the name stands next to it. */
export function inLineWith(name: Item | undefined, { found, winners }: { found: Match[]; winners: Match[] }): Match[] {
  const at = name === undefined ? null : boxOf(name);
  if (at === null || winners.length < 2) return found;
  const [only, ...others] = winners.filter(({ item: { box } }) => {
    const shared = box === null ? 0 : Math.min(box.y + box.height, at.y + at.height) - Math.max(box.y, at.y);
    return shared > 0.5 * Math.min(box?.height ?? 0, at.height);
  });
  return only !== undefined && others.length === 0 ? [only] : found;
}
