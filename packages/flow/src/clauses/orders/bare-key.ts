import { keyOf } from '../../lexicon/keys.ts';
import { timesOf } from '../../lexicon/numbers.ts';
import { allRaws, isWord, sourceOf, type Token } from '../../tokenise/token.ts';
import { accept, type State } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { dropTrail } from '../edges/trail.ts';

const named = /^(?:enter|return|tab|escape|esc|backspace|space)$/;
const chord = /^(?:ctrl|control|strg|shift|alt|option|opt|cmd|command|meta|⌘)(?:\+|-)\S+$/i;

const hints = new Set(
  'enter return tab escape esc backspace space ctrl control strg shift alt option opt cmd command meta ⌘'.split(' '),
);

const isHint = ({ low }: Token) => hints.has(low) || (/[+-]/.test(low) && hints.has(low.split(/[+-]/)[0]!));

/** "Ctrl+S", "do ctrl+f", "enter 3 times": keys that stand for the order to press them, and how often. */
export function bareKeyOf(given: readonly Token[]): { value: string; times: number } | undefined {
  // Asked of every piece of a spec: no more is looked at where no word of it can be a key.
  if (given.length === 0 || given.length > 7 || !given.some(isHint)) return undefined;
  const all = dropTrail(dropLead(given));
  if (!all.every(isWord)) return undefined;
  const often = timesOf(all.map(({ low }) => low));
  const words = often && often.length < all.length ? all.slice(0, -often.length) : all;
  const key = words[0]?.low === 'do' ? words.slice(1) : words;
  const written = allRaws(key).replace(/ ?\+ ?/g, '+');
  // One named key alone is as often a label or a verb: only how often it is pressed says that it is a key.
  const isKey = chord.test(written) || (often !== undefined && words.length === 1 && named.test(written.toLowerCase()));
  const value = isKey ? keyOf(written) : undefined;
  return value === undefined ? undefined : { value, times: often?.times ?? 1 };
}

/** Reads a clause that names nothing but the keys to press; under "Then" they would be claimed of something. */
function readBareKey(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  if (state.sentence.expected || state.sentence.part === 'then') return undefined;
  const key = bareKeyOf(tokens);
  if (!key) return undefined;
  const { value, times } = key;
  accept(state, tokens, {
    steps: [{ action: 'press', kind: 'action', value, ...(times > 1 && { times }) }],
    quoted: true,
  });
  return at + 1;
}

const startPage = /^(?:homepage|home page|start page|landing page)$/;
/** "homepage" on its own, and no title with a capital: where all begins. */
function readBarePage(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const isAlone = state.pieces.length === 1 && tokens.length <= 2 && !state.sentence.expected;
  const written = isAlone ? sourceOf(state.spec, tokens) : '';
  if (!startPage.test(written) || state.sentence.part === 'then') return undefined;
  accept(state, tokens, { steps: [{ action: 'navigate', kind: 'action', value: written }], quoted: true });
  return at + 1;
}

/** What stands for an order with no verb at all. */
export const readBare = (state: State, at: number): number | undefined =>
  readBareKey(state, at) ?? readBarePage(state, at);
