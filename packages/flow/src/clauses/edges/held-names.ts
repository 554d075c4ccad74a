import { holders } from '../../assertions/joined/held-together.ts';
import { isWord, quoteOfWords, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';

const holder = new RegExp(`^(?:${holders})$`);
const holding = /^(?:with|containing|showing|having)$/;
const ending = /^(?:is|are|should|must|appears?|exists?|shows?|in|on|under|at|from)$/;
const most = 4;

const isEnd = (token: Token | undefined) =>
  token === undefined || token.kind === 'stop' || isJoint(token) || ending.test(token.low);
const begins = (token: Token | undefined) => isWord(token) && /^[\p{Lu}\p{N}\p{Sc}]/u.test(token.raw);

/** "a row with Fish stall and 12.50": two texts that it holds, each set off by its capital or its figures. */
export function asHeldNames(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => isWord(token) && holder.test(token.low) && holding.test(tokens[i + 1]?.low ?? ''),
  );
  const from = at + 2;
  const and = at < 0 ? -1 : tokens.findIndex(({ raw }, i) => i > from && raw === 'and');
  if (and < 0 || and - from > most || !begins(tokens[from]) || !begins(tokens[and + 1])) return tokens;
  const found = tokens.findIndex((token, i) => i > and + 1 && isEnd(token));
  const end = found < 0 ? tokens.length : found;
  const isPlain = end - and <= most && tokens.slice(from, end).every(isWord);
  if (!isPlain) return tokens;
  return [
    ...tokens.slice(0, from),
    quoteOfWords(tokens.slice(from, and)),
    tokens[and]!,
    quoteOfWords(tokens.slice(and + 1, end)),
    ...tokens.slice(end),
  ];
}
