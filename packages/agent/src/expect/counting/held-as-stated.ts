import type { Group } from '../../ground/repeats/groups.ts';
import { heldBy, holdersOf } from '../../ground/repeats/holders.ts';
import { type Item, isWithin, type View } from '../../ground/view/view.ts';
import { statedIn } from './stated.ts';

/**
 * "There are 3 deals" of a board whose columns hold three boxes, and above which "3 deals" stands: both ways to count agree,
 * so these are what is counted. Null where they do not, or what repeats is not told to be the places of anything.
 */
export function heldAsStated({ items }: View, groups: readonly Group[], noun: string): Item[] | null {
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0 || holdersOf(group, noun) === null) return null;
  const held = heldBy(group);
  const outside = items.filter((item) => !group.items.some((holder) => isWithin(item, holder)));
  return held !== null && statedIn(outside, noun)?.number === held.length ? held : null;
}
