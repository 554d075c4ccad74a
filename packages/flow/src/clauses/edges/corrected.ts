import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { asWord, fits, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';
import { actionStarts } from '../orders/action.ts';
import { orders } from './saying.ts';

/** "no wait", "oh sorry, I mean", "scratch that": what says that something was taken back; "wait 5 seconds" does not. */
const takingBack = /\b(?:sorry|oops|mean|meant|correction|rather|scratch|actually|no wait|wait no|make that)\b/;
const ofTakingBack =
  /^(?:sorry|oops|mean|meant|correction|rather|scratch|actually|wait|no|oh|ah|er|um|hold|hang|on|i|or|that|make|my|mistake|well)$/;
const isFigure = (token: Token | undefined) => isWord(token) && /^\d[\d.,:]*$/.test(token.raw);
const isMark = (token: Token | undefined) => token?.kind === 'soft';
const isKind = (token: Token | undefined) => isWord(token) && roleOf([token.low])?.isPlain === true;
const isCapital = (token: Token | undefined) => isWord(token) && /^\p{Lu}\p{Ll}/u.test(token.raw);

/** Where the words end that take back what stands before a mark; -1 where none do. */
function takenBackTo(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (token, at) =>
      at >= from &&
      !isMark(token) &&
      !(isWord(token) && ofTakingBack.test(token.low) && (token.raw === token.low || token.raw === 'I')),
  );
  const words = tokens.slice(from, Math.max(from, end)).filter((token) => !isMark(token));
  return takingBack.test(lows(words)) ? end : -1;
}

/** A name with its kind or without, or a figure: where it begins that ends before a place; -1 for none. */
function nameBefore(tokens: readonly Token[], end: number): number {
  const last = isKind(tokens[end - 1]) ? end - 2 : end - 1;
  if (isGiven(tokens[last]) || (last === end - 1 && isFigure(tokens[last]))) return last;
  let at = last;
  while (isCapital(tokens[at]) && at > 0) at--;
  return at < last && isWord(tokens[at]) && (doing.test(tokens[at]!.low) || tokens[at]!.low === 'the') ? at + 1 : -1;
}

/** … and where the one ends that begins there. */
function nameAfter(tokens: readonly Token[], from: number): number {
  let at = from;
  if (isGiven(tokens[at]) || isFigure(tokens[at])) at++;
  else while (isCapital(tokens[at])) at++;
  return at > from && isKind(tokens[at]) ? at + 1 : at;
}

/** "type 12 – no wait, 21 – into X": what was taken back is not typed. */
function withoutTakenBack(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length - 1; at++) {
    const said = isMark(tokens[at - 1]) ? takenBackTo(tokens, at) : -1;
    const from = said < 0 ? -1 : nameBefore(tokens, at - 1);
    if (from < 1) continue;
    const to = isWord(tokens[said]) && tokens[said]!.low === 'the' ? said + 1 : said;
    const end = nameAfter(tokens, to);
    const isClaim = predicateAt(tokens, end) !== undefined;
    if (end === to || isClaim || isFigure(tokens[from]) !== isFigure(tokens[to])) continue;
    const next = isMark(tokens[end]) && tokens[end + 1] && !isJoint(tokens[end + 1]!) ? end + 1 : end;
    const isOver = tokens[end] === undefined || tokens[end]!.raw === ',';
    return [...tokens.slice(0, from), ...tokens.slice(to, end), ...tokens.slice(isOver ? end : next)];
  }
  return tokens;
}

const doing = /^(?:click|tap|press|hit|select|choose|pick|tick|untick|check|uncheck|enter|type|open|upload|hover)$/;

/** `select not "S" but "XL"`: the other one is left alone. */
function withoutOther(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      isWord(token) &&
      token.low === 'not' &&
      isGiven(tokens[i + 1]) &&
      isWord(tokens[i - 1]) &&
      doing.test(tokens[i - 1]!.low),
  );
  const but = at < 0 ? -1 : at + (tokens[at + 2]?.raw === ',' ? 3 : 2);
  if (but < 0 || !fits(tokens, but, ['but']) || !isGiven(tokens[but + 1])) return tokens;
  return [...tokens.slice(0, at), ...tokens.slice(but + 1)];
}

const insteads = [
  ['instead', 'of'],
  ['rather', 'than'],
  ['in', 'place', 'of'],
];
const claiming = /^(?:expect|see|shows?|shown|displays?|displayed|visible|appears?|there)$/;

/** `expect "A" instead of "B"`: the one is seen and the other is not. */
function asUnseen(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => i > 1 && insteads.some((words) => fits(tokens, i, words)));
  const end = at + (insteads.find((words) => at > 0 && fits(tokens, at, words))?.length ?? 0);
  if (at < 0 || !isGiven(tokens[end]) || (tokens[end + 1] && !isJoint(tokens[end + 1]!))) return tokens;
  const from = tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1;
  const clause = tokens.slice(from, at);
  const isSeen =
    clause.filter(isGiven).length === 1 && clause.some(({ kind, low }) => kind === 'word' && claiming.test(low));
  if (!isSeen || clause.some(({ low }) => doing.test(low))) return tokens;
  return [...tokens.slice(0, at), asWord(tokens[at]!, 'and'), asWord(tokens[at + 1]!, 'not'), ...tokens.slice(end)];
}

/** `Instead of "A", click "B"`: A is left alone. */
function withoutRejected(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:instead|rather)$/.test(tokens[0]!.low) || !/^(?:of|than)$/.test(tokens[1]?.low ?? '')) return tokens;
  const comma = tokens.findIndex(({ raw }) => raw === ',');
  const verb = tokens[comma + 1];
  const isOrder = comma > 2 && isWord(verb) && orders.has(verb.low) && actionStarts.has(verb.low);
  const left = tokens.slice(2, comma);
  const isLeft =
    left.filter(isGiven).length === 1 && /^(?:[a-z]+ing (?:on )?)?(?:the )?"(?: [a-z]+)?$/.test(lows(left));
  return isOrder && isLeft ? tokens.slice(comma + 1) : tokens;
}

/** `click "A" (not "B")`: the other one is left alone. */
function withoutAside(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ raw }, i) => raw === '(' && i > 1 && fits(tokens, i + 1, ['not']));
  const close = tokens.findIndex(({ raw }, i) => i > open && raw === ')');
  const said = open < 0 ? [] : tokens.slice(open + 1, close < 0 ? undefined : close);
  const isOther = /^not (?:the )?"(?: (?:button|link|tab|one))?$/.test(lows(said)) && isGiven(tokens[open - 1]);
  const from = tokens.findLastIndex((token, i) => i < open && isJoint(token)) + 1;
  const isOrder = isOther && tokens.slice(from, open).some(({ low }) => doing.test(low));
  return isOrder ? [...tokens.slice(0, open), ...(close < 0 ? [] : tokens.slice(close + 1))] : tokens;
}

const signs = new Set(
  'not instead rather place wait sorry mean meant correction make oops scratch actually'.split(' '),
);

/** What is done or seen in the end, without what was taken back or left alone. */
export const corrected = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ kind, low }) => kind === 'word' && signs.has(low))
    ? withoutAside(withoutRejected(asUnseen(withoutOther(withoutTakenBack(tokens)))))
    : tokens;
