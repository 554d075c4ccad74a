import { madeKind } from '../../lexicon/made.ts';
import { lows, type Token, unwritten, wordCount } from '../../tokenise/token.ts';

/** Ways to say that a value is thought of, whatever it is called; after the others "random" must say so. */
const thinking = new Set('make invent think come generate create pick choose take use'.split(' '));
const inventing = /^(?:make up|invent|think up|think of|come up with|generate) /;
const taking = /^(?:create|make|think|pick|choose|take|use) /;

export interface Made {
  /** "a random email address". */
  words: readonly Token[];
  as?: string;
}

/** "make up an email address as m": a value that is thought of before it is entered. */
export function readThought(tokens: readonly Token[]): Made | undefined {
  if (!thinking.has(tokens[0]?.low ?? '')) return undefined;
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
