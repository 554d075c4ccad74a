import { isGiven, isWord, type Token } from '../../tokenise/token.ts';

const ends = (token: Token | undefined) => token === undefined || !isWord(token) || /^(?:and|then)$/.test(token.low);

/** "type DELETE to confirm": why it is typed is no part of what is typed. */
export function withoutTypedPurpose(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ raw }, i) =>
      raw === 'to' &&
      /^(?:type|enter|write)$/.test(tokens[i - 2]?.low ?? '') &&
      isWord(tokens[i - 2]) &&
      (ends(tokens[i - 3]) || i === 2) &&
      (isWord(tokens[i - 1]) || isGiven(tokens[i - 1])) &&
      /^(?:confirm|continue|proceed|verify)$/.test(tokens[i + 1]?.raw ?? '') &&
      ends(tokens[i + 2]),
  );
  return at < 0 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 2)];
}
