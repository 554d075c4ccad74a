import type { Branch, Memory } from '../../resolve/memory.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import type { Outcome } from '../cutting/state.ts';
import { readCondition, readConditionWords, takeCondition } from './condition.ts';
import { depthOf, type Reach } from './heading.ts';

/** "If the dialog is shown:" above deeper lines, all of which it is the condition of. */
export interface Block extends Reach {
  branch: Branch;
  /** What the condition spoken of leaves behind for "it". */
  memory: Memory;
}

/** On one depth with the lines below it nobody can tell how far such a line reaches. */
export function blockOf(
  spec: string,
  { tokens, expected }: Sentence,
  next: Sentence | undefined,
  memory: Memory,
): Block | undefined {
  if (tokens.at(-1)!.raw !== ':' || !next) return undefined;
  const opener = takeCondition(tokens.slice(0, -1));
  if (!opener || !/^(?:if|unless|otherwise)$/.test(opener.word)) return undefined;
  const depth = depthOf(spec, tokens);
  if (depthOf(spec, next.tokens) <= depth) return undefined;
  const reach = { depth, start: tokens[0]!.start };
  if (opener.word === 'otherwise') {
    const opposite = opener.rest.length === 0 && memory.branch ? readCondition(memory.branch.condition) : undefined;
    return opposite && { ...reach, branch: { condition: opposite, asked: memory.branch!.asked }, memory };
  }
  const found = readConditionWords({ spec, memory, mode: 'assert', expected }, opener.rest, opener.word);
  return found && { ...reach, branch: { condition: found.step, asked: found.step }, memory: found.memory };
}

/** What a line says under the condition; a condition of its own is one too many. */
export const underBlock = ({ branch }: Block, outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.map((outcome) => {
    const steps = outcome.read?.steps ?? [];
    if (!outcome.read || steps.length === 0) return outcome;
    if (steps.some(({ condition }) => condition)) return { tokens: outcome.tokens };
    return {
      ...outcome,
      branch,
      read: { ...outcome.read, steps: steps.map((step) => ({ ...step, condition: branch.condition })) },
    };
  });
