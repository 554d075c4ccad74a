import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { asWord, fits, isGiven, isWord, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { endOf, endsClause, isJoint } from '../cutting/signs.ts';
import { actionStarts } from '../orders/action.ts';
import { asExpectedOfAll, asStated } from './expected-of-all.ts';
import { imperative } from './lead.ts';
import { asPlaceBehind } from './place-ahead.ts';

export type Rewrite = (tokens: readonly Token[]) => readonly Token[];

const isStart = (tokens: readonly Token[], at: number) => at === 0 || isJoint(tokens[at - 1]!);

/** What somebody enters: set off, a figure, or with a capital. */
const isEntered = (tokens: readonly Token[]) =>
  tokens.length === 1 ? isGiven(tokens[0]) || /^[\p{Lu}\d]\S*\d|^\d/u.test(tokens[0]!.raw) : false;

const leading = /^(?:then|and|so|next|now)$/;

/** `"A" goes into the note box`, `into the note box goes "A"`: it is entered there. */
function asEntered(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isWord(token) && token.raw === 'goes');
  if (at < 1) return tokens;
  let from = at;
  while (from > 0 && !isJoint(tokens[from - 1]!)) from--;
  while (isWord(tokens[from]) && leading.test(tokens[from]!.low)) from++;
  const end = endOf(tokens, at + 1);
  const [before, after] = [tokens.slice(from, at), tokens.slice(at + 1, end)];
  const isInto = ([first, ...more]: readonly Token[]) =>
    isWord(first) && /^(?:in|into)$/.test(first.low) && more.length > 0;
  const [value, place] = isInto(after) ? [before, after] : [after, before];
  if (!isEntered(value) || !isInto(place)) return tokens;
  const [into, ...field] = place;
  const order = [asWord(tokens[from]!, 'enter'), ...value, asWord(into!, 'into'), ...field];
  return asEntered([...tokens.slice(0, from), ...order, ...tokens.slice(end)]);
}

/** "Out of the Zone dropdown, pick X": from it. */
function asFrom(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => isWord(token) && token.low === 'out' && isStart(tokens, i) && fits(tokens, i + 1, ['of', 'the']),
  );
  return at < 0 ? tokens : [...tokens.slice(0, at), asWord(tokens[at]!, 'from'), ...tokens.slice(at + 2)];
}

const given = /^(?:clicked|pressed|ticked|unticked|checked|unchecked|selected|chosen|opened|expanded|entered|typed)$/;

/** `With "History" clicked, …`: after clicking it. */
function asAfter(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => isWord(token) && token.low === 'with' && isStart(tokens, i) && isGiven(tokens[i + 1]),
  );
  const done = at < 0 ? undefined : tokens[at + 2];
  const particle = /^(?:switched|turned)$/.test(done?.low ?? '') && /^(?:on|off)$/.test(tokens[at + 3]?.low ?? '');
  const end = at + (particle ? 4 : 3);
  if (!isWord(done) || !(given.test(done.low) || particle) || tokens[end]?.raw !== ',') return tokens;
  const verb = imperative(done.low, actionStarts) ?? done.low.replace(/ed$/, '');
  const order = [asWord(tokens[at]!, 'having'), asWord(done, verb), ...(particle ? [tokens[at + 3]!] : [])];
  return [...tokens.slice(0, at), ...order, tokens[at + 1]!, ...tokens.slice(end)];
}

const coming: Record<string, string> = {
  'turn up': 'appears',
  'show up': 'appears',
  'pop up': 'appears',
  'come up': 'appears',
  appear: 'appears',
};

/** "Should the popup turn up, close it": if it does. */
function asIf(tokens: readonly Token[]): readonly Token[] {
  const [should, thing] = tokens;
  if (!isWord(should) || should.raw.toLowerCase() !== 'should' || !thing) return tokens;
  const end = tokens.findIndex(({ raw }) => raw === ',');
  const next = tokens[end + 1];
  if (end < 3 || !isWord(next) || !actionStarts.has(next.low)) return tokens;
  for (const length of [2, 1]) {
    const verb = coming[lows(tokens.slice(end - length, end))];
    const isThing = isGiven(thing) || /^(?:the|an?|any)$/.test(thing.low);
    if (verb && isThing)
      return [
        asWord(should, 'if'),
        ...tokens.slice(1, end - length),
        asWord(tokens[end - length]!, verb),
        ...tokens.slice(end),
      ];
  }
  return tokens;
}

/** "None of the rows may contain X": no row may. */
function asNoneOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => isWord(token) && token.low === 'none' && fits(tokens, i + 1, ['of', 'the']) && isWord(tokens[i + 3]),
  );
  const may = at < 0 ? undefined : tokens[at + 4];
  if (!isWord(may) || !/^(?:may|should|must|can)$/.test(may.low)) return tokens;
  const kind = tokens[at + 3]!;
  if (roleOf([kind.low])?.plural !== true) return tokens;
  return [
    ...tokens.slice(0, at),
    asWord(tokens[at]!, 'no'),
    asWord(kind, singular(kind.low)),
    asWord(may, 'should'),
    ...tokens.slice(at + 5),
  ];
}

/** "must have stayed free of errors": must have none. */
function asHavingNo(tokens: readonly Token[]): readonly Token[] {
  const free = tokens.findIndex((token, i) => isWord(token) && token.low === 'free' && tokens[i + 1]?.low === 'of');
  const found =
    free < 0 ? null : /(?:^| )((?:have )?(?:stay|stayed|remain|remained))$/.exec(lows(tokens.slice(0, free)));
  if (!found) return tokens;
  const from = free - wordCount(found[1]!);
  return [
    ...tokens.slice(0, from),
    asWord(tokens[from]!, 'have'),
    asWord(tokens[free]!, 'no'),
    ...tokens.slice(free + 2),
  ];
}

/** "has gotta be listed": should be. */
function asGotTo(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ raw }, i) => raw === 'has' && tokens[i + 1]?.raw === 'gotta');
  return at < 0 ? tokens : [...tokens.slice(0, at), asWord(tokens[at]!, 'should'), ...tokens.slice(at + 2)];
}

/** "What I expect is at least 4 rows", "By now, X is disabled", "Before anything else, log in". */
function withoutOpening(tokens: readonly Token[]): readonly Token[] {
  const opening = [
    ['what', 'i', 'expect', 'is'],
    ['by', 'now'],
    ['before', 'anything', 'else'],
    ['first', 'of', 'all'],
    ['all', 'in', 'all'],
  ].find((words) => fits(tokens, 0, words) && tokens.length > words.length + 1);
  if (!opening) return tokens;
  const rest = tokens.slice(tokens[opening.length]!.raw === ',' ? opening.length + 1 : opening.length);
  return opening[0] === 'what' ? [asWord(tokens[0]!, 'expect'), ...rest] : rest;
}

/** "Name field value should be X": the value of that field. */
function asValueOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => i > 1 && token.raw === 'value' && /^(?:field|input|textbox)$/.test(tokens[i - 1]!.low),
  );
  const verb = tokens[at + 1];
  if (at < 0 || !isWord(verb) || !/^(?:should|must|is|equals)$/.test(verb.low)) return tokens;
  const from = tokens.findLastIndex((token, i) => i < at && endsClause(token)) + 1;
  const [the, ...more] = tokens.slice(from, at);
  const name = isWord(the) && the.low === 'the' ? more : [the!, ...more];
  if (name.length < 2 || name.length > 4 || !(isGiven(name[0]) || isWord(name[0]))) return tokens;
  if (actionStarts.has(name[0]!.low) && !isGiven(name[0])) return tokens;
  const lead = ['the', 'value', 'of', 'the'].map((word) => asWord(tokens[at]!, word));
  return [...tokens.slice(0, from), ...lead, ...name, ...tokens.slice(at + 1)];
}

/** Clauses whose words stand in another order, in the order that the wordings know; each with words it cannot do without. */
export const turned: readonly [words: string, rewrite: Rewrite][] = [
  ['goes', asEntered],
  ['out', asFrom],
  ['with', asAfter],
  ['should', asIf],
  ['none', asNoneOf],
  ['free', asHavingNo],
  ['has', asGotTo],
  ['what by before all', withoutOpening],
  ['value', asValueOf],
  ['in inside within on', asPlaceBehind],
  ['expect', asExpectedOfAll],
  ['that', asStated],
];
