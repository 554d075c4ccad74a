import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { stateOf } from '../../lexicon/states.ts';
import { lows, type Token } from '../../tokenise/token.ts';
import { isPressed } from '../cutting/extent.ts';
import { isLabelInside } from '../cutting/starts.ts';
import { refuse, type State, span } from '../cutting/state.ts';
import { isLabelShaped } from '../orders/label.ts';

/**
 * "Save, the blue button, is enabled", "Two buttons, Save and Cancel, appear", "Delete: disabled": what is claimed behind a
 * comma or a colon is said of the names before it, which nobody presses.
 */
export function refuseApposed(state: State, at: number): number | undefined {
  const { pieces } = state;
  const { tokens } = pieces[at]!;
  const isLabel = isLabelShaped(tokens) && isPressed(tokens[0]!);
  const stated = pieces[at + 1];
  if (isLabel && stated?.before === ':' && isState(lows(stated.tokens))) return refuseThroughEnd(state, at);
  const isNamed = isLabel || (pieces[at + 1] !== undefined && isLabelInside(pieces[at + 1]!) && tokens.length < 5);
  const claimed = pieces.findIndex(({ tokens: [first] }, i) => i > at + 1 && isClaimAlone(first!));
  if (!isNamed || claimed < 0 || claimed > at + 4) return undefined;
  const between = pieces.slice(at + 1, claimed);
  if (!/^(?:,|[-–—]|\()$/.test(between[0]!.before) || !between.every((piece) => isName(piece.tokens))) return undefined;
  if (tokens.some((_, i) => predicateAt(tokens, i) !== undefined)) return undefined;
  refuse(state, span(state, at, claimed));
  return claimed + 1;
}

const isState = (words: string) =>
  stateOf(words, false) !== undefined || /^(?:shown|hidden|gone|visible|present|absent)$/.test(words);

const isClaimAlone = ({ low }: Token) =>
  /^(?:is|are|was|were|should|must|has|have|will|appears?|disappears?)$/.test(low);

const isName = (tokens: readonly Token[]) =>
  tokens.length < 5 && !tokens.some((_, i) => predicateAt(tokens, i) !== undefined);

function refuseThroughEnd(state: State, at: number): number {
  const last = state.pieces.length - 1;
  refuse(state, span(state, at, last));
  return last + 1;
}
