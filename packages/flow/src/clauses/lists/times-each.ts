import type { Step } from '@smokejumper/contracts';
import { timesOf } from '../../lexicon/numbers.ts';
import type { Token } from '../../tokenise/token.ts';
import { beginsCapital } from '../../tokenise/token.ts';
import { extent } from '../cutting/extent.ts';
import { accept, refuse, type State, span } from '../cutting/state.ts';

/** "… twice each": how often, and how many words tell it. */
function eachAt(tokens: readonly Token[]): { times: number; length: number } | undefined {
  if (tokens.at(-1)!.low !== 'each') return undefined;
  const often = timesOf(tokens.slice(0, -1).map(({ kind, low }) => (kind === 'word' ? low : '"')));
  return often && often.times > 1 ? { times: often.times, length: often.length + 1 } : undefined;
}

/** "click Roll and Bank": one name, or two where "each" says that there are several. */
function apart(steps: readonly Step[]): readonly Step[] {
  const [step, ...more] = steps;
  const names = more.length === 0 ? (step?.target?.text?.split(/,? and |, /) ?? []) : [];
  const isList = names.length > 1 && names.every((name) => beginsCapital(name));
  return isList ? names.map((text) => ({ ...step!, target: { ...step!.target, text } })) : steps;
}

/** "click A and B, twice each": all that the clause does, as often each of it. */
export function readTimesEach(
  state: State,
  at: number,
  readFrom: (state: State, at: number) => number,
): number | undefined {
  const end = state.pieces.findIndex(({ tokens }, i) => i >= at && eachAt(tokens));
  if (end < at || extent(state, at) < end) return undefined;
  const last = state.pieces[end]!;
  const often = eachAt(last.tokens)!;
  const tokens = last.tokens.slice(0, -often.length);
  const pieces = [...state.pieces.slice(0, end), ...(tokens.length > 0 ? [{ ...last, tokens }] : [])];
  const inner: State = { ...state, pieces, outcomes: [] };
  for (let next = at; next < pieces.length; ) next = Math.max(readFrom(inner, next), next + 1);
  const steps = apart(inner.outcomes.flatMap(({ read }) => read?.steps ?? []));
  const isEach = steps.length > 1 && steps.every(({ kind, times }) => kind === 'action' && !times);
  const quoted = inner.outcomes.every(({ read }) => read?.quoted);
  if (isEach && inner.outcomes.every(({ read }) => read))
    accept(state, span(state, at, end), { steps: steps.map((step) => ({ ...step, times: often.times })), quoted });
  else refuse(state, span(state, at, end));
  return end + 1;
}
