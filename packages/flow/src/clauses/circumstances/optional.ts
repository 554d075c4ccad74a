import { isWord, type Token } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';
import type { Outcome } from '../cutting/state.ts';
import { ifPresent } from './condition.ts';

const mark = /^[:,–—-]$/;
const isOptional = (token: Token | undefined) => isWord(token) && token.low === 'optional';
const isBracketed = (tokens: readonly Token[], at: number) =>
  /^[([]$/.test(tokens[at]?.raw ?? '') && isOptional(tokens[at + 1]) && /^[)\]]$/.test(tokens[at + 2]?.raw ?? '');

/** "Optional: close the tour", "(optional) click X", "click X (optional)": the same without the word; the same tokens where it is not said. */
export function withoutOptional(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ low }) => low === 'optional' || low === 'optionally')) return tokens;
  if (isWord(tokens[0]) && tokens[0].low === 'optionally' && tokens.length > 2)
    return tokens.slice(tokens[1]!.raw === ',' ? 2 : 1);
  if (isBracketed(tokens, 0)) return tokens.slice(mark.test(tokens[3]?.raw ?? '') ? 4 : 3);
  if (isOptional(tokens[0]) && mark.test(tokens[1]?.raw ?? '')) return tokens.slice(2);
  return tokens.length > 4 && isBracketed(tokens, tokens.length - 3) ? tokens.slice(0, -3) : tokens;
}

/** What may be left out is done where it can be: one act on one thing. How much of several may be left out, nobody tells. */
export function asOptional(outcomes: readonly Outcome[]): ClauseRead | undefined {
  const steps = outcomes.flatMap(({ read }) => read?.steps ?? []);
  const [step] = steps;
  const isOne = steps.length === 1 && outcomes.every(({ read }) => read);
  if (!isOne || step!.kind !== 'action' || step!.condition || !step!.target) return undefined;
  return ifPresent({ steps, quoted: outcomes.every(({ read }) => read!.quoted) });
}
