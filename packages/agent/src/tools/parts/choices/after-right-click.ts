import { has, type Item, nameOf } from '../../../ground/view/view.ts';
import { type Failure, failure } from '../../../run/outcome.ts';
import type { Session } from '../../../run/session.ts';

/**
 * What is chosen right after a right-click is an entry of the menu that came up. Where none did, something else by that name
 * is left alone, as the head of a column that sorts by it. Null where it came with the last action, or that was another one.
 */
export function outsideMenu(
  { actedOn, menuAsked }: Pick<Session, 'actedOn' | 'menuAsked'>,
  item: Item,
): Failure | null {
  if (menuAsked === null || menuAsked !== actedOn) return null;
  const stood = menuAsked.items.some(({ ref, states }) => ref === item.ref && !states.includes('hidden'));
  if (!stood || has(item, 'hidden')) return null;
  const seen = `the right-click opened no menu that offers it: ${nameOf(item)} stood on the page before`;
  return failure('refused', 'no_evidence', seen, { item });
}
