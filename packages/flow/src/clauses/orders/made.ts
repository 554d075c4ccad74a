import { lows } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { accept, contextOf, extent, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { readThought } from './thought.ts';

const naming = /^(?:remember|keep|store|save|note|call|name) (?:it|this|that) (?:as )?\S+ $/;

/** "Generate a random email and enter it in X": the data is made where it is entered, once and in one field. */
export function readMade(state: State, at: number): number | undefined {
  const { pieces } = state;
  const made = at + 1 < pieces.length ? readThought(dropLead(pieces[at]!.tokens)) : undefined;
  if (!made) return undefined;
  const told = dropLead(pieces[at + 1]!.tokens);
  const isNaming = made.as === undefined && naming.test(`${lows(told)} `) && at + 2 < pieces.length;
  const to = isNaming ? at + 2 : at + 1;
  const { tokens } = pieces[to]!;
  const it = tokens.findIndex(({ kind, low }) => kind === 'word' && low === 'it');
  if (it < 0 || extent(state, to) > to) return undefined;
  const read = readClause(contextOf(state), [...tokens.slice(0, it), ...made.words, ...tokens.slice(it + 1)]);
  if (read?.steps.length !== 1 || !read.steps[0]!.generate) return undefined;
  const as = isNaming ? told.at(-1)!.value : made.as;
  accept(state, span(state, at, to), as ? { ...read, steps: [{ ...read.steps[0]!, as }] } : read);
  return to + 1;
}
