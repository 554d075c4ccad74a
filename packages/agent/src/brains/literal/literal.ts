import type { CompiledSpec } from '@smokejumper/contracts';
import { ground } from '../../ground/ground.ts';
import type { Brain } from '../brain.ts';

/** Plain reading: the compiled words of the spec, and grounding of names on the page. No model, no memory. */
export function literalBrain(input: { compiled: () => CompiledSpec }): Brain {
  return {
    source: 'literal',
    plan: async () => input.compiled(),
    find: async (need, view, place) => ground(view, need, place),
  };
}
