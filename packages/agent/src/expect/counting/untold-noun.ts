import type { Step } from '@smokejumper/contracts';
import { type Group, goesBy, headingsOf, speaksOf, titleOver } from '../../ground/repeats/groups.ts';
import { tellsNone } from '../../ground/repeats/holders.ts';
import { has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "There are 0 comments" where something repeats: it denies that only where its title tells of comments, and nothing on the
 * page says that there are none. Null where the title tells, or another number is asked for.
 */
export function untoldNoun(
  { op = 'eq', target = {} }: Step,
  { view, wanted, items }: { view: View; wanted: number | string; items: readonly Item[] },
): Check | null {
  const { noun, text, role } = target;
  const [first] = items;
  if (Number(wanted) !== 0 || op !== 'eq' || noun === undefined || text !== undefined || role !== undefined)
    return null;
  if (first === undefined) return null;
  const none = view.items.find((item) => !has(item, 'hidden') && item.text !== '' && tellsNone(item.text, noun));
  if (none !== undefined)
    return unproven('no_evidence', `nothing tells of what ${nameOf(none)} speaks`, quotesOf(view, none));
  const group: Group = { parent: first.up, items: [...items], kind: 'entries', aside: false };
  if (speaksOf(titleOver(headingsOf(view.items), items), noun) || goesBy(group, noun)) return null;
  return unproven('no_evidence', `nothing tells whether ${nameOf(first)} is one of ${noun}`, quotesOf(view, first));
}
