import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';

/** What announces a claim rather than what it is about. */
const announcing =
  /^(?:(?:the|then|and) )*(?:expected?|expectations?|(?:expected |actual |test )?(?:results?|outcome|behaviou?r)|verify|check|assert|ensure|confirm|validate|then|when|given|note|hint|step|test|title|case|test case|scenario|feature|acceptance criteria|it|that|this|i|we|you|today|now|afterwards|finally|here|there|todo)$/;
const opening = /^(?:expect|expected|verify|check|assert|ensure|confirm|validate|when|if|once|after|before)$/;

const isThing = (tokens: readonly Token[]) =>
  tokens.some(
    (token) =>
      isGiven(token) ||
      (isWord(token) && (/^(?:the|its|url|address|title)$/.test(token.low) || roleOf([token.low])?.isPlain === true)),
  );

/** Whether the words before a colon are what the words behind it claim something of. */
function isSubjectOf(before: readonly Token[], rest: readonly Token[]): boolean {
  const predicate = isWord(rest[0]) && rest[0].raw === rest[0].low ? predicateAt(rest, 0) : undefined;
  const [first] = before;
  const isOrder = () =>
    isWord(first) && actionStarts.has(first.low) && !(before.length > 1 && roleOf([before.at(-1)!.low])?.isPlain);
  return (
    predicate !== undefined &&
    before.length > 0 &&
    !announcing.test(lows(before)) &&
    !opening.test(first!.low) &&
    !isOrder() &&
    !before.some((_, i) => predicateAt(before, i)) &&
    (isThing(before) || !/^(?:show|appear|disappear)$/.test(predicate.lemma))
  );
}

/** `The "Total" field: must be "5"`: a colon between what is spoken of and what is claimed of it divides nothing. */
export function joinApart(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, raw }, i) => i > 0 && kind === 'soft' && raw === ':');
  if (at < 1) return tokens;
  const from = tokens.findLastIndex(({ kind }, i) => i < at && kind === 'soft') + 1;
  const rest = joinApart(tokens.slice(at + 1));
  const isApart = isSubjectOf(tokens.slice(from, at), rest);
  return isApart ? [...tokens.slice(0, at), ...rest] : [...tokens.slice(0, at + 1), ...rest];
}
