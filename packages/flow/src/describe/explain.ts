import type { SpecProblem } from '@smokejumper/contracts';
import { predicateAt } from '../assertions/predicate.ts';
import { languageOf } from '../lexicon/languages.ts';
import { isVague } from '../lexicon/vague.ts';
import type { Sentence } from '../tokenise/lines.ts';
import type { Token } from '../tokenise/token.ts';

/** Why a clause could not be read, and wording that would work. */
export function explain(
  tokens: readonly Token[],
  sentence: Sentence,
): Pick<SpecProblem, 'reason' | 'suggestion' | 'kind'> {
  const claims =
    sentence.part === 'then' || sentence.expected || tokens.some((_, at) => predicateAt(tokens, at) !== undefined);
  const kind = claims ? ('assert' as const) : ('action' as const);
  if (tokens.some((token) => token.kind === 'unclosed')) {
    return {
      kind,
      reason: 'A quotation mark is opened here and never closed.',
      suggestion: 'Close the quotation on the same line, or leave both marks out.',
    };
  }
  const zeroth = tokens.find(({ kind: type, low }) => type === 'word' && /^(?:0th|zeroth)$/.test(low));
  if (zeroth) {
    return {
      kind,
      reason: `There is no ${zeroth.raw} one: counting starts at the first.`,
      suggestion: 'Write first, 2nd, third … or last.',
    };
  }
  const language = languageOf(tokens.map(({ low }) => low));
  if (language) {
    return {
      kind,
      reason: `This seems to be written in ${language}; only English is read.`,
      suggestion: 'Write the step in English; quoted texts may be in any language.',
    };
  }
  if (tokens.length > 60)
    return {
      kind,
      reason: 'The clause is too long to be one step.',
      suggestion: 'Write one action or one expectation a line.',
    };
  const vague = tokens.find(({ kind: type, low }) => type === 'word' && isVague(low));
  const because = vague
    ? `“${vague.raw}” does not say which thing or value is meant, so running this needs planning or judgement.`
    : 'This is not wording that can be run as it stands.';
  const suggestion = claims
    ? 'Name what must be seen: expect "text" to be visible, or "Field" should be "value".'
    : 'Name the control: click "Label", enter "value" in "Field", or select "option" from "Dropdown".';
  return { kind, reason: because, suggestion };
}
