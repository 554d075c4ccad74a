import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { beginsCapital, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { extent, isPressed, jointEnd } from '../cutting/extent.ts';
import { refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { actionStarts } from '../orders/action.ts';
import { isLabelShaped } from '../orders/label.ts';

/** "Save and Cancel should be shown": Save is pressed, or both are seen; nobody can tell, so nothing is pressed. */
export function refuseEither(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const [label] = tokens;
  const next = state.pieces[at + 1];
  if (!isLabelShaped(tokens) || !isWord(label) || !isPressed(label) || next?.before !== 'and') return undefined;
  const verb = next.tokens.findIndex((_, i) => i > 0 && predicateAt(next.tokens, i));
  const isName = (from: number) =>
    next.tokens.slice(0, from).every((token, i) => isWord(token) && (i > 0 || beginsCapital(token.raw)));
  const isSeen = verb > 0 && verb < 4 && seen.test(lows(next.tokens.slice(verb)));
  if (!isSeen || !beginsCapital(label.raw) || !isName(verb) || /^the$/.test(next.tokens[0]!.low)) return undefined;
  if (jointEnd(state, at) > at) return undefined;
  refuse(state, span(state, at, at + 1));
  return at + 2;
}

/**
 * "Check Save and Cancel", "Do not save and delete", "Save it and open it again": whether the second is pressed as well, or what
 * "it" is that was saved, nobody can tell.
 */
export function refuseSecondLabel(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  if (next === undefined || !/^(?:,? ?(?:and|or))$/.test(next.before)) return undefined;
  const words = lows(state.pieces[at]!.tokens);
  const label = state.pieces[at]!.tokens.at(-1)!;
  const isLabel = isWord(label) && isPressed(label);
  const isSecond = isLabelShaped(next.tokens) && isPressed(next.tokens[0]!);
  const isLooked = /^check \S+$/.test(words) && beginsCapital(label.raw) && beginsCapital(next.tokens[0]!.raw);
  const isForbidden = /^(?:do not|don['’]t|never) \S+$/.test(words);
  const isSaved = /^(?:save|submit|send|publish) it$/.test(words) && /^open it\b/.test(lows(next.tokens));
  if (!(isSaved || (isLabel && isSecond && (isLooked || isForbidden)))) return undefined;
  refuse(state, span(state, at, at + 1));
  return at + 2;
}

const seen =
  /\b(?:(?:be|are) (?:not )?(?:both )?(?:shown|displayed|visible|present|there|gone|hidden|listed)|appear|disappear|show up)\b/;

const picking = /^(?:select|choose|pick)$/;
const from = /^(?:in|from)$/;
const placing = /^(?:in|from|under|below|above|beside|near|as|for|on|at|with)$/;

/** "select Salt and Pepper in Spices": one option or two; nobody can tell, and the second alone would come from there. */
export function refuseLoosePair(state: State, at: number): number | undefined {
  const [verb, ...more] = dropLead(state.pieces[at]!.tokens);
  if (!isWord(verb) || !picking.test(verb.low) || !beginsCapital(more[0]?.raw ?? '')) return undefined;
  const end = extent(state, at);
  const last = more.some(({ low }) => low === 'and') || end > at ? end : at + 1;
  if (last >= state.pieces.length || !isLoosePair(dropLead(span(state, at, last)).slice(1))) return undefined;
  refuse(state, span(state, at, last));
  return last + 1;
}

/** Names with no mark around them, "and", and one field at the end. */
function isLoosePair(tokens: readonly Token[]): boolean {
  const and = tokens.findLastIndex(({ low }) => low === 'and');
  const to = tokens.findIndex(({ raw }, i) => i > and + 1 && from.test(raw));
  const field = tokens.slice(to + 1);
  return (
    and > 0 &&
    and < 4 &&
    to > 0 &&
    to - and < 4 &&
    field.length > 0 &&
    field.length < 4 &&
    field.every(({ kind, raw }, i) => kind === 'word' && (i > 0 || beginsCapital(raw))) &&
    tokens.slice(0, to).every(({ kind, raw }) => kind === 'word' || raw === ',') &&
    !tokens.slice(0, and).some(({ raw }) => placing.test(raw))
  );
}

const holding =
  / (?:row|card|item|entry|line|tile) (?:with|containing|holding|having|showing|(?:that|which) (?:has|contains|shows|holds)) (?:both )?"$/;

/** `Click Edit in the row with "Ann" and "Blue"`: what the row holds as well, or what is pressed next; nobody can tell. */
export function refuseHolderOfTwo(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const next = state.pieces[at + 1];
  const isSecond = next?.before === 'and' && next.tokens.length === 1 && isGiven(next.tokens[0]);
  if (!isSecond || !isGiven(tokens.at(-1)) || !holding.test(lows(tokens))) return undefined;
  if (!actionStarts.has(dropLead(tokens)[0]!.low)) return undefined;
  refuse(state, span(state, at, at + 1));
  return at + 2;
}
