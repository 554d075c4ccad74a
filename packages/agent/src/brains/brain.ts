import type { CompiledSpec, StepSource } from '@smokejumper/contracts';
import type { Want } from '../ground/find.ts';
import type { Found, Place } from '../ground/ground.ts';
import type { View } from '../ground/view/view.ts';

/** One thing to find for a step. `part` 0 is the step's own target, 1 and up what its idiom needs besides. */
export interface Need extends Want {
  step: number;
  part: number;
  /** There is time left for what has not come yet. */
  patient?: boolean;
}

/** What a brain answers: an element, several, none, or that what it knew does not hold any more. */
export type Decision = Found | { kind: 'deviated'; why: string };

/**
 * A brain only decides: which steps a spec means, and which element of a snapshot a step means. It never acts and
 * never writes a selector. The loop asks the brains in turn, from the cheapest to the dearest.
 */
export interface Brain {
  readonly source: StepSource;
  /** The steps of the flow in order, with the clauses it cannot read; null when it has nothing to say on this flow. */
  plan(): Promise<CompiledSpec | null>;
  find(need: Need, view: View, place: Place): Promise<Decision>;
  /** Whether a step's effect was the one it should have; null when nothing is known. */
  expectedEffect?(step: number): 'navigates' | 'changes' | 'sets_value' | 'none' | null;
}
