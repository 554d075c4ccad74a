import { roleOf } from '../lexicon/roles.ts';
import { isFunctional } from '../lexicon/vague.ts';
import type { Token } from './token.ts';

/** What somebody set off, in whatever case. */
const given = /"[^"\n]*"|“[^”\n]*”|`[^`\n]*`|'[^'\n]*'|\{\{[^}]*\}\}|\$\{[^}]*\}|\S*[/@.]\S+/g;

const grammar =
  /^(?:is|are|be|should|must|contains?|shows?|displays?|reads?|says?|equals?|has|have|appears?|disappears?|does|do|not|no|visible|shown|displayed|hidden|gone|enabled|disabled|checked|unchecked|selected|empty|url|title|if|until|when|once|after|before|then|that|and|or|but|the|user|browser|greater|less|more|fewer|than|equals?|least|most|ends?|starts?|begins?|with)$/;

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

/** "TRANSFER MUST BE HELD FOR REVIEW": several words of capitals behind "be" are no name in a spec that has no others. */
export function withSpokenClaims(tokens: readonly Token[]): Token[] {
  let from = tokens.length;
  return tokens.map((token, at) => {
    if (token.kind !== 'word') from = tokens.length;
    else if (/^(?:is|are|be)$/.test(token.low)) from = at + 1;
    const isSeveral = at >= from && (at > from || tokens[at + 1]?.kind === 'word');
    return isSeveral && isInCapitals(token) ? { ...token, raw: token.raw.toLowerCase() } : token;
  });
}

/**
 * "ASSERT button "Create" IS DISABLED", "CLICK BUTTON Save": a line whose verb is in capitals has the words around its
 * names so, too. Where all of it is so, no capital sets anything off.
 */
export function withSpokenLine(tokens: Token[]): Token[] {
  // "POST /api/x": what is sent, and no blog's post.
  if (!isInCapitals(tokens[0]) || (tokens[1]?.kind === 'path' && method.test(tokens[0].raw))) return tokens;
  const words = tokens.filter(({ kind, raw }) => kind === 'word' && /\p{L}{2}/u.test(raw));
  const isAll = words.length > 3 && words.every(isInCapitals);
  const isKind = (token: Token, next: Token | undefined) =>
    (roleOf([token.low]) !== undefined || /^(?:text|message)$/.test(token.low)) &&
    next !== undefined &&
    !isInCapitals(next);
  return tokens.map((token, at) => {
    if (!isInCapitals(token)) return token;
    const isSpoken = isAll || grammar.test(token.low) || isKind(token, tokens[at + 1]);
    return isSpoken ? { ...token, raw: token.raw.toLowerCase() } : token;
  });
}

const method = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

const isInCapitals = (token: Token | undefined): token is Token =>
  token?.kind === 'word' && /^\p{Lu}{2,}$/u.test(token.raw);
