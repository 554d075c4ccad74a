import { z } from 'zod';
import { Step } from './step.ts';

/** Where in the spec a clause begins; both 1-based, columns count UTF-16 units. */
export const Position = z.object({ line: z.number().int().positive(), column: z.number().int().positive() });
export type Position = z.infer<typeof Position>;

/**
 * A step with the clause it was read from, verbatim, and its place in the spec. `quoted` is false when the
 * target's name was not in quotes: only then may grounding forgive a close spelling.
 */
export const SpecStep = z.object({
  step: Step,
  text: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
  quoted: z.boolean(),
  /**
   * Steps with the same number go by one decision, as those of an "if" and its "otherwise": the first of them asks its
   * condition; another with that very condition goes by the answer, and one with the opposite by its contrary.
   */
  decision: z.number().int().nonnegative().optional(),
});
export type SpecStep = z.infer<typeof SpecStep>;

/** A clause that was not understood: never dropped, always quoted back. */
export const SpecProblem = z.object({
  clause: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
  /** Why it cannot be run without a model, in one sentence. */
  reason: z.string(),
  /** Wording that would work. */
  suggestion: z.string(),
  /** How many steps come before it. */
  index: z.number().int().nonnegative(),
  /** Whether the clause asks for something to be done or to be checked. */
  kind: z.enum(['action', 'assert']),
});
export type SpecProblem = z.infer<typeof SpecProblem>;

/** Worth knowing, but no hindrance: nothing is asserted, a step needs a mailbox, a baseline is missing. */
export const SpecWarning = z.object({
  code: z.enum(['nothing_asserted', 'needs_mailbox', 'needs_baseline', 'fixed_wait', 'language', 'contradiction']),
  message: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
});
export type SpecWarning = z.infer<typeof SpecWarning>;

/** The compiled reading of a spec. */
export const CompiledSpec = z.object({
  steps: z.array(SpecStep),
  problems: z.array(SpecProblem),
  warnings: z.array(SpecWarning),
});
export type CompiledSpec = z.infer<typeof CompiledSpec>;
