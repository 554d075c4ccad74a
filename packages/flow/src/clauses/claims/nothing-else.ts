import { lows, type Token } from '../../tokenise/token.ts';
import { pass, type State } from '../cutting/state.ts';

export const isNothingElse = (tokens: readonly Token[]): boolean =>
  /^(?:and )?nothing (?:else|more)$/.test(lows(tokens));

/**
 * `should read "Submitted", nothing else`: what is equal to a text holds nothing else anyway. What only contains one
 * may hold more, and what is listed or counted has more that could be meant, so there it stays refused.
 */
export function passNothingElse(state: State, at: number): number | undefined {
  if (!isNothingElse(state.pieces[at]!.tokens)) return undefined;
  const before = state.outcomes.at(-1);
  const [step, ...more] = before?.read?.steps ?? [];
  const isText = step?.action === 'assertText' || step?.action === 'assertValue';
  const isWhole = isText && more.length === 0 && step.op === 'equals' && !before?.branch;
  return isWhole && !/^(?:list|table|grid)$/.test(step.target?.role ?? '') ? pass(state, at) : undefined;
}
