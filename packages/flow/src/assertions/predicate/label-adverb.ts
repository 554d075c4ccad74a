import { roleOf } from '../../lexicon/roles.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import type { TargetContext } from '../../targets/target.ts';
import { beginsCapital, lows, sourceOf, type Token } from '../../tokenise/token.ts';

const said = /^(?:text|message|error|warning|notice|label|caption|words|phrase|hint)$/;

/** A "not" or "no longer" before a verb is never part of the subject. */
export const isDeniedBefore = (tokens: readonly Token[], at: number) => {
  const before = tokens[at - 1];
  return (
    before?.kind === 'word' &&
    (/^(?:not|never)$/.test(before.raw) || (before.raw === 'longer' && tokens[at - 2]?.raw === 'no'))
  );
};

/** "Copy it now is shown": an order with its capital takes the adverb at its end along. */
export function isLabelAdverb({ memory, spec }: TargetContext, tokens: readonly Token[], at: number): boolean {
  const isJustNow = (i: number) => tokens[i]?.low === 'just' && tokens[i + 1]?.low === 'now';
  if (at > 0 && (isJustNow(at) || isJustNow(at - 1))) return true;
  if (at === 0 || tokens[at]!.kind !== 'word' || !/^(?:now|again|all|then)$/.test(tokens[at]!.raw)) return false;
  // "click Book now. Book now should be gone": what was pressed.
  if (memory.known.has(sourceOf(spec, tokens.slice(0, at + 1)).toLowerCase())) return true;
  const from = tokens.findLastIndex(({ kind, raw }, i) => i < at && kind === 'word' && beginsCapital(raw));
  // "Unmute all should be enabled": one thing is not all of anything.
  const isOfOne =
    from >= 0 && at - from === 1 && !/s$/.test(tokens[from]!.low) && roleOf([tokens[from]!.low]) === undefined;
  if (tokens[at]!.raw === 'all' && isOfOne) return true;
  const begun = from < 0 ? [] : tokens.slice(from, at);
  const isOrder =
    from >= 0 &&
    begun.every(({ kind }) => kind === 'word') &&
    (isOrderWord(begun[0]!.low.replace(/^re-?(?=\p{L}{4})/u, '')) ||
      isOrderWord(begun[0]!.low) ||
      /^check (?:in|out)$/.test(lows(begun)));
  // "the button Order now must be enabled", "the text Try again is shown": after its type a verb begins the label.
  const before = from > 0 ? tokens[from - 1]!.low : '';
  const type = roleOf([before]);
  const isTyped = (type?.isPlain === true && !type.plural) || said.test(before);
  if (isTyped && isOrder) return true;
  // "the link Play again should be gone": nobody says so of what happens once more.
  if (isTyped && tokens[at]!.raw === 'again' && /^(?:should|must|is|are)$/.test(tokens[at + 1]?.raw ?? '')) return true;
  return isOrder && (from === 0 || at - from > 1) && roleOf([tokens[at - 1]!.low]) === undefined;
}
