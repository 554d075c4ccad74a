import type { Step, Target } from '@smokejumper/contracts';
import type { Need } from '../brains/brain.ts';
import type { Purpose } from '../ground/find.ts';
import type { Hands } from '../run/hands.ts';
import { type Failure, failure, type ToolResult } from '../run/outcome.ts';

/** One action as a tool sees it: variables are filled in, secrets are still placeholders. */
export interface Act {
  step: Step;
  /** The target's name stood in quotes. */
  quoted: boolean;
  /** What the spec says of it, as it is written. */
  text?: string;
}

/** One action verb. */
export type Tool = (hands: Hands, act: Act) => Promise<ToolResult>;

/** The step's own target, wanted for a purpose. */
export function need(act: Act, purpose: Purpose, target: Target = act.step.target ?? {}): Omit<Need, 'step'> {
  return { target, purpose, exact: act.quoted, part: 0 };
}

/** Something an idiom needs besides the step's own target. */
export function also(target: Target, purpose: Purpose, part = 1): Omit<Need, 'step'> {
  return { target, purpose, exact: true, part };
}

/** A step that lacks what its verb needs was not understood, whoever read it. */
export function lacking(what: string): Failure {
  return failure('not_understood', 'not_understood', `the step does not say ${what}`);
}
