import { asWord, fits, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';
import { actionStarts } from '../orders/action.ts';
import { orders } from './saying.ts';

const takenBack = ['no wait', 'wait no', 'sorry', 'i mean', 'or rather', 'make that', 'correction', 'no sorry'].map(
  (phrase) => phrase.split(' '),
);
const isAlike = (one: Token | undefined, other: Token | undefined) =>
  (isGiven(one) && isGiven(other)) || (isFigure(one) && isFigure(other));
const isFigure = (token: Token | undefined) => isWord(token) && /^\d[\d.,:]*$/.test(token.raw);
const isMark = (token: Token | undefined) => token?.kind === 'soft';

/** "type 12 – no wait, 21 – into X": what was taken back is not typed. */
function withoutTakenBack(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length - 1; at++) {
    const phrase = isMark(tokens[at - 1]) ? takenBack.find((words) => fits(tokens, at, words)) : undefined;
    if (!phrase) continue;
    let to = at + phrase.length;
    if (isMark(tokens[to])) to++;
    if (!isAlike(tokens[at - 2], tokens[to])) continue;
    const next = isMark(tokens[to + 1]) && tokens[to + 2] && !isJoint(tokens[to + 2]!) ? to + 2 : to + 1;
    const isOver = tokens[to + 1] === undefined || tokens[to + 1]!.raw === ',';
    return [...tokens.slice(0, at - 2), tokens[to]!, ...tokens.slice(isOver ? to + 1 : next)];
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

const claiming = /^(?:expect|see|shows?|shown|displays?|displayed|visible|appears?)$/;

/** `expect "A" instead of "B"`: the one is seen and the other is not. */
function asUnseen(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ low }, i) =>
      i > 1 &&
      ((low === 'instead' && fits(tokens, i, ['instead', 'of'])) ||
        (low === 'rather' && fits(tokens, i, ['rather', 'than']))),
  );
  if (at < 0 || !isGiven(tokens[at + 2]) || (tokens[at + 3] && !isJoint(tokens[at + 3]!))) return tokens;
  const from = tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1;
  const clause = tokens.slice(from, at);
  const isSeen =
    clause.filter(isGiven).length === 1 && clause.some(({ kind, low }) => kind === 'word' && claiming.test(low));
  if (!isSeen || clause.some(({ low }) => doing.test(low))) return tokens;
  return [...tokens.slice(0, at), asWord(tokens[at]!, 'and'), asWord(tokens[at + 1]!, 'not'), ...tokens.slice(at + 2)];
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

const signs = new Set(['not', 'instead', 'rather', 'wait', 'sorry', 'mean', 'correction', 'make']);

/** What is done or seen in the end, without what was taken back or left alone. */
export const corrected = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ kind, low }) => kind === 'word' && signs.has(low))
    ? withoutAside(withoutRejected(asUnseen(withoutOther(withoutTakenBack(tokens)))))
    : tokens;
