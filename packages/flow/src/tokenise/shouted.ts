import { roleOf } from '../lexicon/roles.ts';
import { isFunctional } from '../lexicon/vague.ts';
import type { Token } from './token.ts';

/** What somebody set off, in whatever case. */
const given = /"[^"\n]*"|“[^”\n]*”|`[^`\n]*`|'[^'\n]*'|\{\{[^}]*\}\}|\$\{[^}]*\}|\S*[/@.]\S+/g;

const grammar =
  /^(?:is|are|be|should|must|contains?|shows?|displays?|reads?|says?|equals?|has|have|appears?|disappears?|does|do|not|no|visible|shown|displayed|hidden|gone|enabled|disabled|checked|unchecked|selected|empty|url|title|if|until|when|once|after|before|then|that|and|or|but)$/;

/** A spec in capitals throughout: no capital of it sets anything off. */
export const isShouted = (spec: string): boolean => {
  if (/^\P{L}*\p{L}?\p{Ll}/u.test(spec)) return false;
  const words = spec.replace(given, ' ');
  return !/\p{Ll}/u.test(words) && (words.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 3;
};

/** "VERIFY THAT "A" IS SHOWN": the words of the language, as they are written elsewhere; names keep their capitals. */
export const spokenLow = (token: Token): Token =>
  token.kind === 'word' && (grammar.test(token.low) || isFunctional(token.low) || roleOf([token.low]))
    ? { ...token, raw: token.raw.toLowerCase() }
    : token;

/** "ASSERT button "Create" IS DISABLED": a line whose verb is in capitals has the words around its names so, too. */
export const withSpokenLine = (tokens: Token[]): Token[] =>
  isInCapitals(tokens[0])
    ? tokens.map((token) => (isInCapitals(token) && grammar.test(token.low) ? { ...token, raw: token.low } : token))
    : tokens;

const isInCapitals = (token: Token | undefined): token is Token =>
  token?.kind === 'word' && /^\p{Lu}{2,}$/u.test(token.raw);
