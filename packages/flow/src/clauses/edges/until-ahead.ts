import { asWord, fits, isWord, lows, type Token } from '../../tokenise/token.ts';
import { endOf, isJoint } from '../cutting/signs.ts';
import { actionStarts } from '../orders/action.ts';
import { imperative } from './lead.ts';

const claiming = /^(?:expect|see|verify|check|ensure|confirm|assert|make|wait)$/;

/** Whether words tell what is done again and again: "click Next", "keep clicking Next". */
const isRepeated = ([first]: readonly Token[]) =>
  isWord(first) &&
  (first.low === 'keep' || (imperative(first.low, actionStarts) !== undefined && !claiming.test(first.low)));

/** `Until "Done" is visible, click "Next"`: as `click "Next" until "Done" is visible`. */
function withUntilBehind(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }, i) => low === 'until' && (i === 0 || isJoint(tokens[i - 1]!)));
  const comma = at < 0 ? -1 : endOf(tokens, at);
  if (comma < at + 3 || tokens[comma]?.raw !== ',') return tokens;
  const end = endOf(tokens, comma + 1);
  const order = tokens.slice(comma + 1, end);
  if (order.length < 2 || !isRepeated(order)) return tokens;
  return [
    ...tokens.slice(0, at),
    ...order,
    asWord(tokens[at]!, 'until'),
    ...tokens.slice(at + 1, comma),
    ...tokens.slice(end),
  ];
}

const refreshing = /^(?:while )?(?:refreshing|reloading)(?: the page| it)?(?: if needed| as needed| in between)?$/;

/** "wait until the status is Done, refreshing the page": as "reload until the status is Done". */
function asReload(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (_, i) =>
      (i === 0 || isJoint(tokens[i - 1]!)) && (fits(tokens, i, ['wait', 'until']) || fits(tokens, i, ['wait', 'for'])),
  );
  const end = at < 0 ? -1 : endOf(tokens, at);
  const from = tokens[end]?.raw === ',' ? end + 1 : end;
  const until = at < 0 ? -1 : endOf(tokens, from);
  if (end < at + 3 || !refreshing.test(lows(tokens.slice(from, until)))) return tokens;
  const order = [asWord(tokens[at]!, 'reload'), asWord(tokens[at + 1]!, 'until')];
  return [...tokens.slice(0, at), ...order, ...tokens.slice(at + 2, end), ...tokens.slice(until)];
}

/** What is done until something is so, with "until" behind what is done. */
export const withUntil = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ kind, low }) => kind === 'word' && /^(?:until|refreshing|reloading)$/.test(low))
    ? asReload(withUntilBehind(tokens))
    : tokens;
