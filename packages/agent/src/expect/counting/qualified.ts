import type { Step } from '@smokejumper/contracts';
import { isDropdown, isFormControl, isHeading, isMarkedChosen } from '../../ground/names/roles.ts';
import { fold, says } from '../../ground/names/text.ts';
import { ancestors, fullText, type Item, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { contentOf } from '../reading/reading.ts';

/** What tells some of a kind from others, and is no kind of its own as "search" in "search results". */
const qualifying =
  /^(?:un|non-?)[a-z]+|^(?:paid|open|sold|lost|won|sent|spent|held|due|new|old|late|early|free|full|empty|live|draft|public|private|internal|external|active|inactive|available|recent|past|future|upcoming|current|valid|invalid|pending|urgent|overdue|favou?rite|starred|red|green|blue|yellow|orange|grey|gray|black|white|premium|anonymous|broken|missing|hidden|visible|dirty|clean|local|remote|online|offline|busy|idle|hot|high|low|critical|major|minor|[a-z]{2,}[^e]ed)$/;

/**
 * "There are 3 unpaid invoices" where three are listed: what says of itself that it is unpaid is one of them, and where
 * none does, and neither what stands above them nor what was chosen to narrow them down, nothing tells that all are.
 * Null where the same comes of it, or all are told to be.
 */
export function qualified(step: Step, input: { view: View; wanted: number; items: readonly Item[] }): Check | null {
  const { view, wanted, items } = input;
  const { op = 'eq', target = {} } = step;
  const [first] = items;
  const words = (target.noun ?? '').split(/\s+/).slice(0, -1);
  const state = words.find((one) => qualifying.test(fold(one)));
  const word = state ?? words.find((one) => /^\p{Lu}/u.test(one));
  if (first === undefined || word === undefined || target.text !== undefined || step.against !== undefined) return null;
  if (op === 'increased' || op === 'decreased' || isTold(view, first, word)) return null;
  const own = items.filter((item) => says(fullText(item), word));
  // "3 PDF files": a name that none of them says is that of a kind.
  if (own.length === items.length || (own.length === 0 && state === undefined)) return null;
  const [all, some] = [items.length, own.length].map((number) => compareNumber(number, op, wanted));
  if (all === some && (own.length > 0 || all === false)) return null;
  const said = own.length === 0 ? `nothing tells that any of them is "${word}"` : `${own.length} of them say "${word}"`;
  return unproven('ambiguous', `${items.length} are listed, and ${said}`, quotesOf(view, own[0] ?? first));
}

// By what holds them, by the heading above them, or by what was chosen: a tab, a filter.
function isTold({ items }: View, first: Item, word: string): boolean {
  const holders = ancestors(first).flatMap(({ name, label }) => [name, label]);
  const heading = items.findLast((item) => isHeading(item) && item.index < first.index);
  const chosen = items.flatMap((item) => {
    if (isDropdown(item)) return [contentOf(item)];
    return isMarkedChosen(item) && !isEntryOf(item, first) ? [item.name] : [];
  });
  return [...holders, heading === undefined ? '' : fullText(heading), ...chosen].some((text) => says(text, word));
}

function isEntryOf(item: Item, first: Item): boolean {
  return !isFormControl(item) && item.up === first.up;
}
