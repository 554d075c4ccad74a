import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { frames } from '../../ground/names/nouns.ts';
import { isColumnHead, isControl, isDataRow, isTable } from '../../ground/names/roles.ts';
import { fold, wordsOf } from '../../ground/names/text.ts';
import { closest, fullText, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { type Reading, readingsOf } from '../reading/reading.ts';

/**
 * "The build card shows 4 skipped and 0 failed" of a card that says "Failed 0 Skipped 4", "Team gets 250 GB of storage" of a
 * table with these in a head and a row: who tells it in a sentence takes the words in another order, so that they stand
 * otherwise disproves nothing.
 */
export function unlessOtherOrder(step: Step, { view }: { view: View }, check: Check): Check {
  const { target = {}, value = '', op = 'contains' } = step;
  if (check.status !== 'not_met' || step.action !== 'assertText' || isNegativeOp(op)) return check;
  const words = tellingWords(value).filter((word) => !controls.test(word));
  // An amount alone has no order.
  if (words.length < 2 || !words.some((word) => /\p{L}/u.test(word))) return check;
  const { readings } = readingsOf(view, target);
  const tells = ({ item, texts }: Reading) => {
    const shown = tellingWords([fullText(item), ...texts].join(' '));
    return holdsAll(shown, words) && holdsPairs(shown, words);
  };
  const said = readings.find(tells)?.item;
  const other =
    said ??
    rowTelling(view, [
      ...words,
      ...(target.text === undefined ? [] : [target.text, target.scope?.text]).flatMap((name) =>
        tellingWords(name ?? ''),
      ),
    ]) ??
    mereControl(target, readings);
  if (other === undefined) return check;
  const seen = `${nameOf(other)} says "${fullText(other).slice(0, 80)}", which may or may not tell that ${targetWords(target)} shows ${value}`;
  return unproven('no_evidence', seen, quotesOf(view, other));
}

/** "With an Undo button": words for what is pressed, which it does not show. */
const controls = /^(?:button|link|icon|badge|tag)s?$/;

// Words that join others, and tell nothing by themselves.
const joining = /^(?:the|an?|and|or|of|with|on|in|for|per|is|are|to|at|by|from|your|my|our|their|its)$/;

function tellingWords(text: string): string[] {
  return wordsOf(fold(text)).filter((word) => !joining.test(word));
}

function holdsAll(shown: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => shown.some((other) => isSame(other, word)));
}

// A number stays beside what it counts: "8 days" is not told by "5 days" and "8 members".
function holdsPairs(shown: readonly string[], words: readonly string[]): boolean {
  const isNumber = (word = '') => /^\d+$/.test(word);
  return words.every((word, at) => {
    const counted = words[at + 1];
    if (!isNumber(word) || counted === undefined || isNumber(counted)) return true;
    const isCounted = (other: string | undefined) => other !== undefined && isSame(other, counted);
    return shown.some((own, i) => own === word && (isCounted(shown[i + 1]) || isCounted(shown[i - 1])));
  });
}

function isSame(one: string, other: string): boolean {
  return one === other || (/\p{L}{3}/u.test(one) && (`${one}s` === other || one === `${other}s`));
}

// A row and the heads of its table, where one of the words stands in no cell but in a head.
function rowTelling({ items }: View, words: readonly string[]): Item | undefined {
  const heads = (row: Item) => {
    const table = closest(row, isTable);
    return table === null
      ? []
      : subtree(table)
          .filter(isColumnHead)
          .flatMap((head) => tellingWords(fullText(head)));
  };
  return items.filter(isDataRow).find((row) => {
    const own = tellingWords(fullText(row));
    return (
      !holdsAll(own, words) && words.some((word) => own.includes(word)) && holdsAll([...own, ...heads(row)], words)
    );
  });
}

// A link or button is no header of the page, be the word in its name.
function mereControl({ noun = '', text }: Target, readings: readonly { item: Item }[]): Item | undefined {
  const isPart = text !== undefined && frames.test(noun);
  return isPart && readings.every(({ item }) => closest(item, isControl) !== null) ? readings[0]?.item : undefined;
}

/**
 * "The failed payment notification" where nothing is called so, and an entry says "Payment failed": written small, or of
 * what somebody did ("Jun's mention"), it is what a reader calls that, and no name that a page must bear.
 */
export function unlessInEntry(step: Step, { view }: { view: View }, check: Check): Check {
  const { target = {} } = step;
  if (check.status !== 'not_met') return check;
  const named =
    target.scope?.text !== undefined
      ? target.scope
      : /^assert(?:Text|State|Value|Number)$/.test(step.action)
        ? target
        : {};
  const { text = '', role, noun } = named;
  const isReaders = text === fold(text) || /['’]s? \p{Ll}+$/u.test(text);
  if ((role ?? noun) !== undefined || !isReaders) return check;
  const words = tellingWords(text.replace(/['’]s?\b/gu, '')).filter((word) => !kinds.test(word));
  if (words.length < 2 || groundAll(view, { target: { text }, purpose: 'read', exact: true }).items.length > 0)
    return check;
  const entry = view.items.find(
    (item) => entries.includes(item.role) && holdsStems(tellingWords(fullText(item)), words),
  );
  if (entry === undefined) return check;
  const seen = `nothing is called "${text}", and nothing tells whether ${nameOf(entry)} is it`;
  return unproven('no_evidence', seen, quotesOf(view, entry));
}

const entries: readonly string[] = ['listitem', 'row', 'article', 'treeitem', 'option'];

/** Words for what an entry is, whatever it says. */
const kinds = /^(?:notification|message|request|entry|item|row|line|card|record|task|comment|post|event|alert)s?$/;

// "Failed" and "failure", "mention" and "mentioned" begin alike.
function holdsStems(shown: readonly string[], words: readonly string[]): boolean {
  const begins = (one: string, other: string) =>
    other.length > 3 && one.startsWith(other.slice(0, Math.max(4, other.length - 3)));
  return words.every((word) => shown.some((other) => other === word || begins(other, word)));
}
