import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import {
  allLows,
  asWord,
  isCapital,
  isGiven,
  isWord,
  lows,
  quoteOfWords,
  type Token,
  wordCount,
} from '../../tokenise/token.ts';
import { inIdioms } from '../idioms/rewrite.ts';
import { asFreeOf } from './free-of.ts';
import { asHeldNames } from './held-names.ts';
import { asLedLabel } from './led-label.ts';
import { asConsent, asNotice } from './notice.ts';
import { asPlaceLast } from './place-first.ts';
import { slips } from './slips.ts';
import { type Rewrite, turned } from './turned.ts';
import { withoutTypedPurpose } from './typed-purpose.ts';

/** What is drawn on a button, as people name it: one word or two. */
const drawn =
  /^(?:pencil|pen|trash ?can|trash|waste ?basket|dustbin|magnifying glass|gear|cog|cogwheel|star|heart|bell|camera|envelope|padlock|paper ?clip|floppy disk|eye|hamburger)$/;
/** What is drawn, with a word behind it that only says so: "check mark", "plus sign". */
const sign =
  /^(?:(?:check|tick|question|exclamation) ?mark|(?:plus|minus|dollar|percent|hash|at) (?:sign|symbol))$|^(?:check|tick)mark$/;

/** "the button with the check mark": where what is drawn begins, how long it is and whether its last word may go. */
function drawnAt(tokens: readonly Token[], at: number): { from: number; length: number; isSign: boolean } | undefined {
  const from = at + 3;
  if (!/^button with (?:the|a|an)$/.test(lows(tokens.slice(at, from)))) return undefined;
  for (const length of [2, 1]) {
    const words = tokens.slice(from, from + length);
    const isPlain = words.length === length && words.every((word) => isWord(word) && word.raw === word.low);
    const next = tokens[from + length];
    const isEnd =
      next === undefined ||
      next.kind === 'soft' ||
      /^(?:in|on|of|next|near|beside|and|again|then|is|should|must|twice|inside|within|for|to)$/.test(next.low);
    if (!isPlain || !isEnd) continue;
    if (sign.test(lows(words))) return { from, length, isSign: length === 2 };
    if (drawn.test(lows(words))) return { from, length, isSign: false };
  }
  return undefined;
}

/** "click the button with the check mark" as "click the check icon": what is drawn on it is all that names it. */
function asIcon(tokens: readonly Token[]): readonly Token[] {
  for (const [at, { low }] of tokens.entries()) {
    const found = at > 0 && low === 'button' ? drawnAt(tokens, at) : undefined;
    if (!found) continue;
    const { from, length, isSign } = found;
    const end = from + length;
    const name = tokens.slice(from, isSign ? end - 1 : end);
    const icon = asWord(tokens[isSign ? end - 1 : at]!, 'icon');
    return asIcon([...tokens.slice(0, at), ...name, icon, ...tokens.slice(end)]);
  }
  return tokens;
}

/** "no errors may appear", "no row may contain X": what may not be, must not be. */
function asMust(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, raw }) => kind === 'word' && raw === 'may');
  if (at < 2) return tokens;
  const no = tokens.findLastIndex(
    ({ kind, low }, i) =>
      i < at &&
      kind === 'word' &&
      (/^(?:no|none|nothing|only)$/.test(low) ||
        (/^(?:not|at)$/.test(low) && /^(?:more|most)$/.test(tokens[i + 1]!.low))),
  );
  const isFirst =
    no === 0 || tokens[no - 1]?.kind === 'soft' || /^(?:and|that|but|then|also)$/.test(tokens[no - 1]?.low ?? '');
  const isOne = no >= 0 && isFirst && at - no <= 5 && !tokens.slice(no, at).some(({ kind }) => kind === 'soft');
  const verb = tokens[at + 1];
  const isSeen =
    isWord(verb) && /^(?:appear|be|occur|remain|contain|show|say|include|mention|display|have)$/.test(verb.low);
  return isOne && isSeen ? [...tokens.slice(0, at), asWord(tokens[at]!, 'should'), ...tokens.slice(at + 1)] : tokens;
}

const showing = /^(?:see|sees|shows?|displays?|contains?|includes?|says?|reads?|lists?|shown|visible|displayed)$/;
const isJoint = ({ kind, low }: Token) => kind === 'soft' || /^(?:and|but)$/.test(low);
const isName = ([first, ...more]: readonly Token[]): boolean =>
  isGiven(first) ? more.length === 0 : first?.raw === 'not' ? isName(more) : /^[\p{Lu}\p{N}]/u.test(first?.raw ?? '');

/** The last clause of them says what is seen, one thing or a list of names. */
function isShowing(tokens: readonly Token[]): boolean {
  const from = tokens.findLastIndex(isJoint) + 1;
  const last = tokens.slice(from);
  if (last.some(({ low }) => showing.test(low)) || / (?:has|have) " in it$/.test(lows(last))) return true;
  return from > 0 && (last.length === 0 || isName(last)) && isShowing(tokens.slice(0, from - 1));
}

/** How many words deny the name that begins behind them: "no longer "B"", "no "B"". */
function denialAt(tokens: readonly Token[], at: number): number {
  const isLonger = /^(?:longer|more)$/.test(tokens[at + 1]?.low ?? '');
  const name = tokens[at + (isLonger ? 2 : 1)];
  const after = tokens[at + (isLonger ? 3 : 2)];
  if (isLonger) return isGiven(name) || (tokens[at + 1]!.low === 'longer' && name && isName([name])) ? 2 : 0;
  return isGiven(name) && (after === undefined || isJoint(after)) ? 1 : 0;
}

/** `… shows "A" and no longer shows "B"`: of the same thing. */
function asNoLonger(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ low }, i) =>
      i > 2 &&
      low === 'no' &&
      tokens[i + 1]?.low === 'longer' &&
      /^(?:shows|contains|lists|displays|says)$/.test(tokens[i + 2]?.low ?? '') &&
      /^(?:and|but)$/.test(tokens[i - 1]!.low) &&
      isShowing(tokens.slice(0, i - 1)),
  );
  if (at < 0) return tokens;
  const denied = ['does', 'not', tokens[at + 2]!.low.slice(0, -1)].map((word, i) => asWord(tokens[at + i]!, word));
  return [...tokens.slice(0, at), ...denied, ...tokens.slice(at + 3)];
}

/** `… shows "A" and no longer "B"`: it does not show it; before a verb it denies the verb. */
function asNot(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ low }, i) =>
      i > 2 &&
      low === 'no' &&
      /^(?:and|but|,)$/.test(tokens[i - 1]!.low) &&
      denialAt(tokens, i) > 0 &&
      isShowing(tokens.slice(0, i - 1)),
  );
  if (at < 0) return tokens;
  return asNot([...tokens.slice(0, at), asWord(tokens[at]!, 'not'), ...tokens.slice(at + denialAt(tokens, at))]);
}

/** "by means of the dropdown", "with the help of the slider": using it. */
function asUsing(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, low }) => kind === 'word' && (low === 'means' || low === 'help'));
  if (at < 1 || tokens[at + 1]?.low !== 'of') return tokens;
  const length = [2, 1].find((back) => back <= at && /^(?:by|with the)$/.test(lows(tokens.slice(at - back, at))));
  if (!length) return tokens;
  const from = at - length;
  return [...tokens.slice(0, from), asWord(tokens[from]!, 'using'), ...tokens.slice(at + 2)];
}

/** "not a single row", "not one row", "not a trace of X": no row, no X. */
function asNone(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, low }) => kind === 'word' && low === 'not');
  const found =
    at < 0 ? null : /^not (?:a single|one(?= [a-z])|(?:a|any) (?:trace|sign) of) /.exec(`${lows(tokens.slice(at))} `);
  const isBare = found && (at === 0 || isJoint(tokens[at - 1]!) || /^(?:that|see|is|are)$/.test(tokens[at - 1]!.low));
  if (!isBare) return tokens;
  return [...tokens.slice(0, at), asWord(tokens[at]!, 'no'), ...tokens.slice(at + wordCount(found[0]))];
}

/** `has a "Paid" in it`: what it says. */
function asHeld(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) =>
      isWord(token) &&
      /^(?:has|have|contains?|shows?)$/.test(token.low) &&
      /^(?:an?|the)$/.test(tokens[i + 1]?.low ?? '') &&
      isGiven(tokens[i + 2]) &&
      lows(tokens.slice(i + 3, i + 5)) === 'in it',
  );
  return at < 0 ? tokens : [...tokens.slice(0, at + 1), ...tokens.slice(at + 2)];
}

/** "should of gone up": as it sounds. */
function asHave(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, low }, i) => i > 0 && kind === 'word' && low === 'of' && /^(?:should|must)$/.test(tokens[i - 1]!.low),
  );
  return at < 0 ? tokens : [...tokens.slice(0, at), asWord(tokens[at]!, 'have'), ...tokens.slice(at + 1)];
}

/** "must differ from X", "differs from X": does not equal it. */
function asUnequal(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ low }, i) => (low === 'differ' || low === 'differs') && i > 0 && tokens[i + 1]?.low === 'from',
  );
  if (at < 0) return tokens;
  const words = tokens[at]!.low === 'differs' ? ['should', 'not', 'equal'] : ['not', 'equal'];
  return [...tokens.slice(0, at), ...words.map((word) => asWord(tokens[at]!, word)), ...tokens.slice(at + 2)];
}

/** "the number at Active devices has gone down": what that shows. */
function withoutAt(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ raw }, i) => raw === 'at' && i > 1 && /^the (?:number|figure|amount)$/.test(lows(tokens.slice(i - 2, i))),
  );
  const end = at < 0 ? -1 : tokens.findIndex((_, i) => i > at + 1 && predicateAt(tokens, i) !== undefined);
  const name = tokens.slice(at + 1, end);
  if (end < 0 || !(isGiven(name[0]) || isCapital(name[0]))) return tokens;
  const whole = name.length === 1 && isGiven(name[0]) ? name[0]! : quoteOfWords(name);
  return [...tokens.slice(0, at - 2), whole, ...tokens.slice(end)];
}

const selves = new Set(['itself', 'himself', 'herself', 'themselves']);

/** `"Done" itself says`, "the row itself": the thing and nothing around it, which is what it is anyway. */
function withoutSelf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ raw }) => selves.has(raw));
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isThing = isGiven(before) || isCapital(before) || (isWord(before) && roleOf([before.low]) !== undefined);
  if (at < 1 || !(isThing || before!.raw === 'title')) return tokens;
  const isSubject = after !== undefined && (after.low === 'to' || predicateAt(tokens, at + 1) !== undefined);
  return isSubject ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : tokens;
}

/** "in a new tab, open X": what is opened there follows, and the comma parts nothing. */
function asInTab(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ raw }, i) => raw === 'tab' && i < 6 && tokens[i + 1]?.kind === 'soft');
  const isLed = at > 0 && /^(?:then )?in (?:a new|another)(?: browser)? tab$/.test(allLows(tokens.slice(0, at + 1)));
  const isOpened = /^(?:open|visit|load|go|navigate)$/.test(tokens[at + 2]?.low ?? '');
  return isLed && isOpened ? [...tokens.slice(0, at + 1), ...tokens.slice(at + 2)] : tokens;
}

/** "with the right mouse button click X": right-click it. */
function asRightClick(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:then )?with the right (?:mouse )?button (?:, )?(?:click|press) /.test(`${allLows(tokens)} `)) return tokens;
  const verb = tokens.findIndex(({ low }) => low === 'click' || low === 'press');
  return [asWord(tokens[verb]!, 'right'), asWord(tokens[verb]!, 'click'), ...tokens.slice(verb + 1)];
}

const turner = /^(?:button|arrow|link|icon|btn)$/;

/** "click the next button": what leafs on is called so, and is not whichever comes after this one. */
function asTurner(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) =>
      token.raw === 'next' && i > 0 && tokens[i - 1]!.low === 'the' && turner.test(tokens[i + 1]?.low ?? ''),
  );
  if (at < 0) return tokens;
  return [
    ...tokens.slice(0, at),
    { ...quoteOfWords(tokens.slice(at, at + 1)), supplied: true },
    ...tokens.slice(at + 1),
  ];
}

/** In their order, each with the words without which it has nothing to do; "not" may become a "no". */
const rewrites: readonly [words: string, rewrite: Rewrite][] = [
  ...slips,
  inIdioms,
  ['itself himself herself themselves', withoutSelf],
  ['of', asHave],
  ['at', withoutAt],
  ['differ differs', asUnequal],
  ['tab', asInTab],
  ['right', asRightClick],
  ['means help', asUsing],
  ['button', asIcon],
  ['may', asMust],
  ['has have contain contains show shows of', asHeld],
  ['not differ differs', asNone],
  ['longer', asNoLonger],
  ['no not differ differs', asNot],
  ['row card tile line entry item record', asHeldNames],
  ['appear appears pop pops show shows come comes shown displayed visible', asNotice],
  ['ticked unticked checked unchecked selected', asConsent],
  ['without with', asFreeOf],
  ['next expected', asLedLabel],
  ['confirm continue proceed verify', withoutTypedPurpose],
  ['visible shown displayed present appear', asPlaceLast],
  ['next', asTurner],
  ...turned,
];

/** By its word, a bit for each that it may concern. */
const concerned = new Map<string, number>();
for (const [at, [words]] of rewrites.entries())
  for (const word of words.split(' ')) concerned.set(word, (concerned.get(word) ?? 0) | (1 << at));

/** The same said with the words that the wordings know. */
export function inUsualWords(given: readonly Token[]): readonly Token[] {
  let some = 0;
  for (const { low } of given) some |= concerned.get(low) ?? 0;
  return some === 0
    ? given
    : rewrites.reduce((tokens, [, rewrite], at) => (some & (1 << at) ? rewrite(tokens) : tokens), given);
}
