import { z } from 'zod';
import { Step, Target } from './step.ts';

/** Format of a stored plan; a plan of another format is ignored, never guessed at. */
export const planFormat = 1;

/** How replay finds a target again: by meaning, never by selector or stored ref. */
export const PlanTarget = z.strictObject({
  role: z.string(),
  name: z.string(),
  /** The words of the step's scope and the role and name of the container, never whole row text. */
  context: z.string(),
  ordinal: z.number().int().nullable(),
  tag: z.string(),
  attributes: z.record(z.string(), z.string()),
  /** Role and name of the other controls that held the words then and were not it; absent if there were none. */
  beside: z.array(z.string()).optional(),
  /** Present if each name of the scope stood on the page by itself, and not as part of another name. */
  wholeScope: z.literal(true).optional(),
  /** By what its row or entry bore the scope's name: `column "Owner"`, `heading`, or the tag of a title; absent if by none. */
  namedBy: z.string().optional(),
  /** Present if it came with the step before, or stood in a dialog, and what stood there by its name was not it. */
  came: z.literal(true).optional(),
});
export type PlanTarget = z.infer<typeof PlanTarget>;

/** A quote that a judgement rested on, and its place: found again there, verbatim, it needs no further judgement. */
export const PlanQuote = z.strictObject({
  quote: z.string(),
  /** After which step of the plan the page showed it, 0-based; −1 = on the page the run began with. */
  after: z.number().int(),
  /** Role and name of what it stood in; '' for the page itself. */
  under: z.string(),
});
export type PlanQuote = z.infer<typeof PlanQuote>;

export const PlanStep = z.strictObject({
  /** The clause it was read from, its place in the spec, and whether its target's name stood in quotes. */
  text: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
  quoted: z.boolean(),
  /** As in `SpecStep`. */
  decision: z.number().int().nonnegative().optional(),
  step: Step,
  wanted: Target.nullable(),
  target: PlanTarget.nullable(),
  /** What the action was seen to do: the page moved, the tree changed, a value was set, or nothing is known. */
  effect: z.enum(['navigates', 'changes', 'sets_value', 'none']),
  /** Met only if the page shows it, as a cookie banner is. */
  optional: z.boolean(),
  /** Present on a step that a model planned or did. */
  by: z.literal('model').optional(),
  /** Only of `judge`: what the last judgement rested on. */
  judged: z.array(PlanQuote).optional(),
});
export type PlanStep = z.infer<typeof PlanStep>;

/** The plan of the last passed run of a flow version. Holds variables as placeholders and never a secret. */
export const Plan = z.strictObject({
  format: z.literal(planFormat),
  flow: z.string(),
  /** SHA-256 of the spec it was made from and the version of its reading: another spec or reading, no replay. */
  specHash: z.string(),
  steps: z.array(PlanStep),
  /** SHA-256 over the steps: a plan that was edited by hand is not replayed. */
  seal: z.string(),
});
export type Plan = z.infer<typeof Plan>;
