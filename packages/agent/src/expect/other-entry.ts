import type { Target } from '@smokejumper/contracts';
import { bestOf, lookForAll } from '../ground/ground.ts';
import { matchName, matchText } from '../ground/names.ts';
import { isTick } from '../ground/roles.ts';
import { bare, fold, goesOn, rung, wordsOf } from '../ground/text.ts';
import { foldedText, fullText, type Item, nameOf, subtree, type View } from '../ground/view.ts';
import { type Check, targetWords, unproven } from './check.ts';
import { quotesOf } from './outline.ts';
import { listedAmong } from './untold.ts';

/** More words are no name of an entry, but a line that tells something. */
const longestName = 6;

/**
 * "Owner is in the list" where every entry with that word is called otherwise, as "Owner of billing" is: it neither is
 * the one that is meant nor proves that there is none. What an entry adds in a part of its own, behind a sign or in
 * figures ("Owner · Ann", "Owner 3"), is no part of its name. Null where an entry is called so, or none holds it.
 */
export function otherEntry(view: View, target: Target): Check | null {
  const { text = '', role, scope } = target;
  const inList = scope?.role === 'list' && scope.relation === 'within';
  if (!(inList || role === 'listitem') || text === '' || /\d/.test(text)) return null;
  const best = bestOf(lookForAll(view, { target, purpose: 'read', exact: true, shown: true }).matches);
  const found = listedAmong(
    best.map(({ item }) => item),
    target,
  );
  const parts = [...new Set(found.flatMap(subtree))];
  const shown = matchText(parts, text, { spelling: false, shown: true });
  // A box to tick is called so by what is written beside it.
  const ticks = found.filter((item) => isTick(item) && fullText(item) === '');
  const holders = [...shown, ...ticks.flatMap((item) => matchName(item, text, { spelling: false }) ?? [])];
  const [first] = holders;
  if (first === undefined || !holders.every(({ item, rung: level }) => level < rung.loose && isOther(item, text)))
    return null;
  const seen = `no entry is called ${targetWords({ text })}, but ${nameOf(first.item)} holds the words`;
  return unproven('ambiguous', seen, quotesOf(view, first.item));
}

function isOther(item: Item, text: string): boolean {
  const words = foldedText(item) || fold(item.name);
  const inPart = subtree(item).some(({ runs = [] }) => runs.some((run) => bare(run) === bare(text)));
  return !inPart && wordsOf(words).length <= longestName && goesOn(words, bare(text));
}
