import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { byNoun } from '../../ground/names/nouns.ts';
import { isPlainList, listsCalled, listsOfContent } from '../../ground/repeats/lists.ts';
import { nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "X is in the list of open tickets" where no list goes by that name, there are several, and one of them holds X: which
 * one is meant is not told. Null where a list goes by the name, the page has no other, or none holds X.
 */
export function untoldWhichList(view: View, { scope, ordinal: _ordinal, ...rest }: Target): Check | null {
  if (scope?.role !== 'list' || scope.relation !== 'within' || scope.noun === undefined || isPlainList(scope))
    return null;
  if ([scope.text, scope.ordinal, scope.scope].some((part) => part !== undefined)) return null;
  if (listsCalled(view.items, scope.noun).length > 0 || byNoun(view.items, scope.noun).length > 0) return null;
  const lists = listsOfContent(view.items);
  const { items } = groundAll(view, { target: rest, purpose: 'read', exact: true, shown: true });
  const listed = items.find((item) => lists.some((list) => list.items.includes(item)));
  if (listed === undefined || lists.length < 2) return null;
  const seen = `${nameOf(listed)} stands in a list, and nothing on the page tells that it is the list of ${scope.noun}`;
  return unproven('ambiguous', seen, quotesOf(view, listed));
}
