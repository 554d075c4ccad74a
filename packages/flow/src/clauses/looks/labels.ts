import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { isVague } from '../../lexicon/vague.ts';
import { isCapital, isWord, quoteOf, type Token } from '../../tokenise/token.ts';
import { isOrder } from '../edges/saying.ts';
import { groupsOf } from './wording.ts';

/** "Include in forecast is unchecked", "Promote to Production is disabled". */
const state =
  /^(?<label>.+?) (?<said>(?:is|should be|must be)(?: not| now| still)? (?:checked|unchecked|ticked|unticked|enabled|disabled|greyed out|grayed out|switched on|switched off|turned on|turned off))$/d;
const small = /^(?:in|to|for|of|on|with|by|from|per|at|as)$/;
/** What leads on to another claim, or to a place, and begins no label. */
const leading =
  /^(?:in|on|at|under|after|before|when|if|once|while|until|see|notice|observe|look|verify|check|ensure|confirm|expect|assert|make|note|the|a|an|this|that|both|all|each|every|only|no|none|it|they|there|and|then|also|now)$/;

/** A control whose label has small words in it, as that label: behind it stands nothing but how it is. */
export function asLabel(spec: string, tokens: readonly Token[]): readonly Token[] | undefined {
  const said = groupsOf(tokens, state);
  const label = said?.label ?? [];
  const [first, ...more] = label;
  const isLabel =
    isCapital(first) &&
    !leading.test(first!.low) &&
    countOf(first!.low) === undefined &&
    label.length > 2 &&
    label.length < 7 &&
    more.some((token) => isWord(token) && small.test(token.raw)) &&
    !small.test(label.at(-1)!.low) &&
    more.every(
      (token, at) =>
        isWord(token) &&
        !isVague(token.low) &&
        token.raw !== 'the' &&
        !(isOrder(token.low) && isCapital(token)) &&
        predicateAt(label, at + 1) === undefined,
    );
  return isLabel ? [quoteOf(spec, label), ...said!.said!] : undefined;
}
