import type { Target } from '@smokejumper/contracts';
import { repeatGroups, saysNothing } from '../ground/groups.ts';
import { isOfFrame } from '../ground/lists.ts';
import { isColumnHead, isFormControl, isTable } from '../ground/roles.ts';
import { areasOf } from '../ground/scope.ts';
import { closest, fullText, type Item, subtree, type View } from '../ground/view.ts';
import { type Check, met, notMet, targetWords, unproven } from './check.ts';
import { pageEvidence, quotesOf } from './outline.ts';
import { contentOf } from './reading.ts';

/** Of a control it is the content that counts, of a table its rows, of all else whatever can be read in it. */
export function isEmpty(item: Item): boolean {
  if (isFormControl(item)) return contentOf(item) === '';
  if (isTable(item)) return repeatGroups(subtree(item), { least: 1 }).length === 0;
  return fullText(item) === '';
}

/** "The list is (not) empty": open where no list is told, or words stand in it that may be an entry or may say so. */
export function checkList(view: View, input: { target: Target; empty: boolean }): Check {
  const { ordinal: _ordinal, scope: outer, ...list } = input.target;
  const scope = { ...list, relation: 'within' as const, ...(outer === undefined ? {} : { scope: outer }) };
  const areas = areasOf(view.items, scope, () => true).filter(({ root }) => root === null || !isOfFrame(root));
  if (areas.length === 0)
    return unproven('no_evidence', `nothing on the page is told to be the ${targetWords(input.target)}`);
  const [group] = areas.flatMap((area) => repeatGroups(area.items, { least: 1 }));
  const entry = group?.items[0];
  if (group !== undefined && entry !== undefined) {
    const quotes = quotesOf(view, entry);
    const holds = `${targetWords(input.target)} holds ${group.items.length}, the first is ${quotes[0]?.quote ?? ''}`;
    return input.empty ? notMet(holds, quotes, entry) : met(quotes);
  }
  const words = areas.flatMap(({ items }) => items.filter((item) => item.text !== '' && !isHead(item)));
  const [first] = words.filter((item) => closest(item, saysNothing) === null);
  if (first !== undefined) {
    const seen = `nothing tells whether "${fullText(first).slice(0, 80)}" is an entry of ${targetWords(input.target)}`;
    return unproven('no_evidence', seen, quotesOf(view, first));
  }
  return input.empty
    ? met(pageEvidence(view))
    : notMet(`${targetWords(input.target)} has no entry`, pageEvidence(view));
}

function isHead(item: Item): boolean {
  return closest(item, (up) => isColumnHead(up) || up.role === 'caption') !== null;
}
