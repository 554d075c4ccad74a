import { lows, unwritten } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { extent } from '../cutting/extent.ts';
import { accept, contextOf, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { readThought } from './thought.ts';

const naming = /^(?:remember|keep|store|save|note|call|name) (?:it|this|that) (?:as )?\S+ $/;

/** `invent a phone number for "Mobile"`: made where it is entered. */
function readMadeFor(state: State, at: number): number | undefined {
  const own = dropLead(state.pieces[at]!.tokens);
  const to = own.findLastIndex(({ kind, low }) => kind === 'word' && /^(?:for|in|into)$/.test(low));
  const made = to > 1 && to < own.length - 1 ? readThought(own.slice(0, to)) : undefined;
  if (!made || extent(state, at) > at) return undefined;
  const order = [unwritten('enter'), ...made.words, unwritten('into'), ...own.slice(to + 1)];
  const read = readClause(contextOf(state), order);
  const [step] = read?.steps ?? [];
  if (!read?.quoted || read.steps.length !== 1 || !step?.generate) return undefined;
  accept(state, state.pieces[at]!.tokens, made.as ? { ...read, steps: [{ ...step, as: made.as }] } : read);
  return at + 1;
}

/** "Generate a random email and enter it in X": the data is made where it is entered, once and in one field. */
export function readMade(state: State, at: number): number | undefined {
  const { pieces } = state;
  const alone = readMadeFor(state, at);
  if (alone !== undefined) return alone;
  const made = at + 1 < pieces.length ? readThought(dropLead(pieces[at]!.tokens)) : undefined;
  if (!made) return undefined;
  // "Invent a name, too, and put it in X".
  const from = at + 2 < pieces.length && /^(?:too|also|as well)$/.test(lows(pieces[at + 1]!.tokens)) ? at + 2 : at + 1;
  const told = dropLead(pieces[from]!.tokens);
  const isNaming = made.as === undefined && naming.test(`${lows(told)} `) && from + 1 < pieces.length;
  const to = isNaming ? from + 1 : from;
  const { tokens } = pieces[to]!;
  const it = tokens.findIndex(({ kind, low }) => kind === 'word' && low === 'it');
  if (it < 0 || extent(state, to) > to) return undefined;
  const read = readClause(contextOf(state), [...tokens.slice(0, it), ...made.words, ...tokens.slice(it + 1)]);
  if (read?.steps.length !== 1 || !read.steps[0]!.generate) return undefined;
  const as = isNaming ? told.at(-1)!.value : made.as;
  accept(state, span(state, at, to), as ? { ...read, steps: [{ ...read.steps[0]!, as }] } : read);
  return to + 1;
}
