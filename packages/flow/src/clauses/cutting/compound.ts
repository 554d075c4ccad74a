import { compounds, isCompoundLabel } from '../../lexicon/compounds.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isWord, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';

/** "Save and continue", "the Check and submit button": an "and" that belongs to a label. */
export function isCompound(tokens: readonly Token[], at: number): boolean {
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(from, 0), to)
      .map(({ low }) => (low === '&' ? 'and' : low))
      .join(' ');
  // "Save and close the dialog": closing it is an act of its own.
  const isLabel = (from: number, to: number) =>
    compounds.has(words(from, to)) ? !/^(?:the|this|that|it|my)$/.test(tokens[to]?.raw ?? '') : isPressed(from, to);
  const isPressed = (from: number, to: number) =>
    isCompoundLabel(words(from, to)) &&
    /^(?:click|tap|press|hit|push|choose|on|the)$/.test(tokens[from - 1]?.low ?? '') &&
    (!isWord(tokens[to]) ||
      /^(?:and|then|in|on|under|at|next|button|link|again|twice|until|to)$/.test(tokens[to]!.low));
  return (
    words(at - 1, at + 2) === 'drag and drop' ||
    isLabel(at - 1, at + 2) ||
    isLabel(at - 2, at + 2) ||
    isLabel(at - 1, at + 3) ||
    isOfAvowal(tokens, at) ||
    isOfOneControl(tokens, at)
  );
}

/** What is done without telling to what. */
const aloneVerbs = /^(?:reload|refresh|submit|save|wait|scroll|confirm|continue|undo|redo)$/;

/** "Wash & fold": a name that goes on small behind the sign. */
export const isPair = (tokens: readonly Token[], at: number): boolean => {
  const [before, after, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (!isWord(before) || !isWord(after) || !/^\p{Lu}/u.test(before.raw) || !/^\p{Ll}+$/u.test(after.raw)) return false;
  const isOver = next === undefined || next.kind === 'soft' || /^(?:and|then|is|should|must|in|on)$/.test(next.low);
  // "Seats & press tab": an order, and what is pressed.
  const isOfKind = !isOver && !actionStarts.has(after.low) && roleOf([next.low])?.isPlain === true;
  return (isOver && !aloneVerbs.test(after.low)) || isOfKind;
};

/** "tick I have read and accept the rules": what a box says goes on. */
const isOfAvowal = (tokens: readonly Token[], at: number) => {
  const from = tokens.findLastIndex(({ raw }, i) => i < at && raw === 'I');
  return (
    from > 0 &&
    /^(?:tick|untick|check|uncheck|select|choose)$/.test(tokens[from - 1]!.low) &&
    tokens.slice(from, at + 3).every(isWord) &&
    /^(?:accept|agree|understand|consent|want|acknowledge|have|am|will|would|allow)$/.test(tokens[at + 1]?.low ?? '') &&
    isWord(tokens[at + 2])
  );
};

/** "the Check and submit button": one control, so both words are its name. */
function isOfOneControl(tokens: readonly Token[], at: number): boolean {
  const from = tokens.findLastIndex(({ raw }, i) => i < at && i > at - 4 && raw === 'the');
  const kind = tokens.findIndex(({ raw }, i) => i > at + 1 && i < at + 5 && /^(?:button|link|checkbox|tab)$/.test(raw));
  const name = from < 0 || kind < 0 ? [] : tokens.slice(from + 1, kind);
  return (
    name.length > 2 &&
    name.every(
      (token) => isWord(token) && !roleOf([token.low])?.isPlain && !/^(?:the|a|an|for|of|in|on|to)$/.test(token.low),
    ) &&
    !/^(?:click|press|tap|hit|open|select|choose|tick|use|type|enter)$/.test(tokens[at + 1]!.raw)
  );
}
