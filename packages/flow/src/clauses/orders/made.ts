import { madeKind } from '../../lexicon/made.ts';
import { lows, type Token, unwritten, wordCount } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { accept, contextOf, extent, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';

/** Ways to say that a value is thought of, whatever it is called; after the others "random" must say so. */
const inventing = /^(?:make up|invent|think up|think of|come up with|generate) /;
const taking = /^(?:create|make|think|pick|choose|take|use) /;
const naming = /^(?:remember|keep|store|save|note|call|name) (?:it|this|that) (?:as )?\S+ $/;

interface Made {
  /** "a random email address". */
  words: readonly Token[];
  as?: string;
}

/** "make up an email address as m", without its verb. */
function readThought(tokens: readonly Token[]): Made | undefined {
  const words = `${lows(tokens)} `;
  const free = inventing.exec(words);
  const verb = free ?? taking.exec(words);
  const whole = verb ? tokens.slice(wordCount(verb[0])) : [];
  const as = whole.findIndex(({ kind, low }) => kind === 'word' && /^(?:as|named|called)$/.test(low));
  const isNamed = as > 0 && as === whole.length - 2;
  const made = isNamed ? whole.slice(0, as) : whole;
  const name = isNamed ? { as: whole.at(-1)!.value } : {};
  if (madeKind(lows(made))) return { words: made, ...name };
  const bare = /^(?:an?|some|the)$/.test(made[0]?.low ?? '') ? made.slice(1) : made;
  const random = [unwritten('a'), unwritten('random'), ...bare];
  return free && madeKind(lows(random)) ? { words: random, ...name } : undefined;
}

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
