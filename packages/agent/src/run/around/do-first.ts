import type { SpecStep, Step, Target } from '@smokejumper/contracts';
import { isMeaningful } from '../../brains/model/is-meaningful.ts';
import { targetWords } from '../../expect/check.ts';
import { doAction } from '../action.ts';
import type { Hands } from '../hands.ts';
import { failure, type ToolResult } from '../outcome.ts';
import { fillStep } from '../values.ts';

/** A step and what it came to read from, when it names several places to read. */
export interface Tried {
  again(): Promise<ToolResult>;
  /** The step with the target that gave something. */
  spec(): SpecStep;
}

/**
 * Does a step. What a model has it read must mean something: its targets are tried in order, and if none of them gives
 * more than a placeholder, all are named.
 */
export function doFirst(
  hands: Hands,
  input: { spec: SpecStep; step: Step; candidates: readonly Target[]; careful: boolean },
): Tried {
  const { spec, step, candidates } = input;
  let chosen = spec;
  const reads = input.careful && step.action === 'remember' && step.measure === undefined;
  return {
    spec: () => chosen,
    again: async () => {
      if (!reads) return doAction(hands, { spec, step });
      const { values } = hands.session;
      const targets = [spec.step.target, ...candidates].filter((target) => target !== undefined);
      const empty: string[] = [];
      for (const target of targets) {
        const raw: Step = { ...spec.step, target };
        const result = await doAction(hands, { spec, step: fillStep(values, raw) });
        const value = values.kept.get(step.as ?? '');
        if (result.ok && isMeaningful(value)) {
          chosen = { ...spec, step: raw };
          return result;
        }
        empty.push(`${targetWords(target)} (${result.ok ? `"${(value ?? '').slice(0, 60)}"` : result.error})`);
      }
      return failure('not_found', 'no_evidence', `nothing that means anything could be read: ${empty.join('; ')}`);
    },
  };
}
