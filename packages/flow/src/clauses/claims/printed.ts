import { isWord, type Token } from '../../tokenise/token.ts';

/** What a page prints where a value is missing. */
const leftover = /^(?:undefined|null|NaN)$/;
const showing =
  /^(?:shows?|showing|contains?|containing|displays?|says?|reads?|sees?|includes?|neither|nor|or|and|no|not|without|text|word|any)$/;

const isEnd = (token: Token | undefined) =>
  token === undefined ||
  token.kind === 'soft' ||
  /^(?:or|nor|and|in|on|anywhere|is|should|must|appears?)$/.test(token.low);

/** "[object Object]" in square brackets: its length, or 0. */
const objectAt = (tokens: readonly Token[], at: number) =>
  tokens[at]!.raw === '[' && /^object$/.test(tokens[at + 1]?.raw ?? '') && tokens[at + 3]?.raw === ']' ? 4 : 0;

/** "must not show undefined or [object Object]": what is printed in place of a value is a text, in lower case too. */
export function asPrinted(tokens: readonly Token[]): readonly Token[] {
  const isPrinted = (token: Token, at: number) =>
    isWord(token) && leftover.test(token.raw) && showing.test(tokens[at - 1]?.low ?? '') && isEnd(tokens[at + 1]);
  if (!tokens.some((token, at) => isPrinted(token, at) || objectAt(tokens, at))) return tokens;
  return tokens.flatMap((token, at): Token[] => {
    if (objectAt(tokens, at)) {
      const raw = `[object ${tokens[at + 2]!.raw}]`;
      return [{ ...token, kind: 'quote', raw, low: raw.toLowerCase(), value: raw, end: tokens[at + 3]!.end }];
    }
    if ([1, 2, 3].some((back) => at >= back && objectAt(tokens, at - back))) return [];
    return [isPrinted(token, at) ? { ...token, kind: 'quote' } : token];
  });
}
