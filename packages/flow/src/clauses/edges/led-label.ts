import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isLower, lows, quoteOfWords, type Token } from '../../tokenise/token.ts';

/** "Next visit is 5 May", "Expected total is $5": the label of what it is said of, and no word that leads to a claim. */
export function asLedLabel(tokens: readonly Token[]): readonly Token[] {
  const [lead] = tokens;
  const verb = tokens.findIndex(
    ({ kind, raw }) => kind === 'word' && /^(?:is|was|should|must|shows|reads|says)$/.test(raw),
  );
  const nouns = tokens.slice(1, Math.max(verb, 0));
  const isLabel =
    /^(?:Next|Expected)$/.test(lead!.raw) &&
    /^[a-z]+(?: [a-z]+)?$/.test(lows(nouns)) &&
    nouns.every(isLower) &&
    !/(?:button|link|tab|icon|arrow|option|item|field|box)$/.test(lows(nouns)) &&
    !/^(?:the|a|an|this|that|it|its|there|everything|nothing|result|outcome|behaviou?r|output)\b/.test(lows(nouns));
  return isLabel ? [quoteOfWords(tokens.slice(0, verb)), ...tokens.slice(verb)] : tokens;
}

/** "now playing shows Dune": what an application heads with both words, and no word that tells when. */
export const isNowLabel = (tokens: readonly Token[]): boolean =>
  tokens[0]?.low === 'now' &&
  /^(?:playing|showing|boarding|serving|streaming|hiring)$/.test(tokens[1]?.low ?? '') &&
  (tokens.length === 2 || predicateAt(tokens, 2) !== undefined);
