import type { Step, Target } from '@smokejumper/contracts';
import { bestOf, lookForAll } from '../../ground/ground.ts';
import { type Match, matchName, matchText } from '../../ground/names/names.ts';
import { isTick } from '../../ground/names/roles.ts';
import { bare, fold, goesOn, rung, wordsOf } from '../../ground/names/text.ts';
import { entryAround } from '../../ground/repeats/entries.ts';
import { foldedText, fullText, type Item, isRunOf, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
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
  return calledOtherwise(view, text, holdersIn(view, target));
}

/**
 * "Owner is listed", where no list is told: an entry that goes on in further words does not prove it, and neither does
 * what no entry holds beside it. The same of what is not listed.
 */
export function unlessListedOtherwise({ action, target = {} }: Step, { view }: { view: View }, check: Check): Check {
  const { text = '' } = target;
  const rests = action === 'assertVisible' ? check.status === 'met' : check.status === 'not_met';
  if (!rests || !/^assert(?:Not)?Visible$/.test(action) || text === '' || /\d/.test(text)) return check;
  const holders = holdersIn(view, target);
  const inEntries = holders.filter(({ item }) => entryAround(item, view.items) !== null);
  return calledOtherwise(view, text, inEntries.length > 0 ? inEntries : holders) ?? check;
}

function holdersIn(view: View, target: Target): Match[] {
  const { text = '' } = target;
  const best = bestOf(lookForAll(view, { target, purpose: 'read', exact: true, shown: true }).matches);
  const found = listedAmong(
    best.map(({ item }) => item),
    target,
  );
  const parts = [...new Set(found.flatMap(subtree))];
  // A box to tick is called so by what is written beside it.
  const ticks = found.filter((item) => isTick(item) && fullText(item) === '');
  return [
    ...matchText(parts, text, { spelling: false, shown: true }),
    ...ticks.flatMap((item) => matchName(item, text, { spelling: false }) ?? []),
  ];
}

function calledOtherwise(view: View, text: string, holders: readonly Match[]): Check | null {
  const [first] = holders;
  if (first === undefined || !holders.every(({ item, rung: level }) => level < rung.loose && isOther(item, text)))
    return null;
  const seen = `no entry is called ${targetWords({ text })}, but ${nameOf(first.item)} holds the words`;
  return unproven('ambiguous', seen, quotesOf(view, first.item));
}

function isOther(item: Item, text: string): boolean {
  const words = foldedText(item) || fold(item.name);
  const inPart = subtree(item).some((part) => isRunOf(part, text));
  return !inPart && wordsOf(words).length <= longestName && goesOn(words, bare(text));
}
