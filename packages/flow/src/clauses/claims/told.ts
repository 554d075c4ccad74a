import { roleOf } from '../../lexicon/roles.ts';
import { allRaws, asQuote, isWord, lows, sourceOf, type Token } from '../../tokenise/token.ts';

const told =
  /^the (?:message|text|error|warning|toast|alert|heading|headline|title|subtitle|notification|price|total|amount|label|caption|tooltip|hint|notice|badge|banner)$/;

/** "the message Saved", "the price 5": nothing that has a box to tick, so to check it is to look for it. */
export const tellsOnly = (tokens: readonly Token[]) => tokens.length > 2 && told.test(lows(tokens.slice(0, 2)));

/** `confirm the notice "Saved"`: nothing that waits for an answer, as a dialog or a warning would. */
export const noticed =
  /^(?:the |a )?(?:success |status |flash )?(?:notice|message|text|toast|heading|headline|label|title) "$/;

/** "verify All fields are empty": every one of them, whatever its capital. */
export const isEvery = ([all, kind, verb]: readonly Token[]) =>
  all?.raw === 'All' && kind?.kind === 'word' && roleOf([kind.low])?.plural === true && verb?.raw === 'are';

/** "make sure All systems operational is visible": one thing of that name, for "is" is said of one. */
export function asOneName(spec: string, tokens: readonly Token[]): readonly Token[] {
  const is = tokens.findIndex(({ raw }) => raw === 'is');
  return tokens[0]!.raw === 'All' && is > 1
    ? [asQuote(tokens[0]!, sourceOf(spec, tokens.slice(0, is))), ...tokens.slice(is)]
    : tokens;
}

const felt =
  /^(?:Good|Great|Nice|Glad|Happy|Lovely|Pleased|Sorry|Delighted|Proud) to (?!be (?:visible|shown|displayed))/;
/** "see Good to have you back": how the page feels about it, and nothing that is called Good. */
export const isFelt = (tokens: readonly Token[]) => tokens.every(isWord) && felt.test(allRaws(tokens));
