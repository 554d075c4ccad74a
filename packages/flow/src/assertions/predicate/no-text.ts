import { isNameLike, isWord, type Token } from '../../tokenise/token.ts';

/** "not Open but Closed", "Open or Closed", without quotes: two of which one is meant. */
function isOneOfTwo(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => isWord(token) && /^(?:but|or)$/.test(token.raw));
  if (at < 1 || !isNameLike(tokens[0]) || !isNameLike(tokens[at + 1])) return false;
  return tokens[at]!.raw === 'but' || (at === 1 && tokens.length === 3);
}

/** What a page is not expected to say word for word; of "show today" the calendar says which date that is. */
export const isNoText = (tokens: readonly Token[]): boolean =>
  (tokens.length === 1 && /^(?:today|tomorrow|yesterday|tonight|nothing)$/.test(tokens[0]!.raw)) || isOneOfTwo(tokens);
