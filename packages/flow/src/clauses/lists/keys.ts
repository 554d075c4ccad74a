import { keyOf } from '../../lexicon/keys.ts';
import { timesOf } from '../../lexicon/numbers.ts';
import { sourceOf, type Token } from '../../tokenise/token.ts';
import { type ClauseRead, readClause } from '../clause.ts';
import { accept, contextOf, refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { dropTrail } from '../edges/trail.ts';
import { asImperative } from '../orders/action.ts';

/** "key 2", "the keys 1": without what only says that it is one. */
function withoutKind(tokens: readonly Token[]): readonly Token[] {
  const at = tokens[0]?.low === 'the' ? 1 : 0;
  return /^keys?$/.test(tokens[at]?.raw ?? '') && tokens.length > at + 1 ? tokens.slice(at + 1) : tokens;
}

/** A key and nothing else; "home" and "end" in lower case are as often places. */
function isKeyAlone(spec: string, given: readonly Token[]): boolean {
  const tokens = withoutKind(dropTrail(dropLead(given)));
  const times = timesOf(tokens.map(({ kind, low }) => (kind === 'word' ? low : '')));
  const key = times && times.length < tokens.length ? tokens.slice(0, -times.length) : tokens;
  if (key.length === 0 || key.length > 4 || key.some(({ kind }) => kind !== 'word' && kind !== 'quote')) return false;
  const written = sourceOf(spec, key).replace(/["'`“”]/g, '');
  return !/^(?:home|end|insert|left|right)$/.test(written) && keyOf(written) !== undefined;
}

/** "press Ctrl and K": a key that does nothing alone is held down for the next. */
function readHeld(state: State, at: number, held: readonly Token[]): number | undefined {
  const next = state.pieces[at + 1];
  const [modifier, ...more] = held.filter(({ low }) => low !== 'the');
  if (
    !modifier ||
    next?.before !== 'and' ||
    more.length > 0 ||
    !/^(?:Control|Shift|Alt|Meta)$/.test(keyOf(modifier.value) ?? '')
  )
    return undefined;
  const value = keyOf(`${modifier.value}+${sourceOf(state.spec, next.tokens).replace(/["'`“”]/g, '')}`);
  if (!value) return undefined;
  accept(state, span(state, at, at + 1), { steps: [{ action: 'press', kind: 'action', value }], quoted: true });
  return at + 2;
}

/** "press j and k", "press key 1 and key 2", "press down, down, enter": keys that share their verb. */
export function readKeys(state: State, at: number): number | undefined {
  if (at + 1 >= state.pieces.length) return undefined;
  const [verb, ...key] = asImperative(dropLead(state.pieces[at]!.tokens));
  if (verb?.kind !== 'word' || !/^(?:press|hit|strike)$/.test(verb.low) || key.length === 0) return undefined;
  const chord = readHeld(state, at, key);
  if (chord !== undefined) return chord;
  let end = at;
  while (end + 1 < state.pieces.length && isKeyAlone(state.spec, state.pieces[end + 1]!.tokens)) end++;
  // "press key 1 and key 2 in the box": a key again, and nothing that is keyed in.
  const next = state.pieces[end + 1] && dropLead(state.pieces[end + 1]!.tokens);
  if (next && withoutKind(key) !== key && /^keys?$/.test(next[0]?.raw ?? '')) {
    refuse(state, span(state, at, end + 1));
    return end + 2;
  }
  if (end === at) return undefined;
  const reads: (ClauseRead | undefined)[] = [];
  for (let i = at; i <= end; i++) {
    const own = withoutKind(i === at ? key : dropLead(state.pieces[i]!.tokens));
    reads.push(readClause(contextOf(state), [verb, ...own]));
  }
  if (!reads.every((read) => read?.steps.length === 1 && read.steps[0]!.action === 'press')) return undefined;
  accept(state, span(state, at, end), { steps: reads.flatMap((read) => read!.steps), quoted: true });
  return end + 1;
}
