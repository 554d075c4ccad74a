import { z } from 'zod';
import { RefOutcome } from './words.ts';

/** What identifies an element to people: shown in results, never a selector. */
export const Fingerprint = z.object({
  role: z.string(),
  name: z.string(),
  /** Row or item text, landmark, nearest heading, label: what tells it from its twins. */
  context: z.string(),
});
export type Fingerprint = z.infer<typeof Fingerprint>;

/** How many elements matched a description, by each rung of the ladder. */
export const CandidateCounts = z.object({
  role: z.number().int(),
  label: z.number().int(),
  placeholder: z.number().int(),
  text: z.number().int(),
});
export type CandidateCounts = z.infer<typeof CandidateCounts>;

/** One use of one ref: what was asked, what became of it, and on what evidence. */
export const RefEvent = z.object({
  /** As cited, which need not be a ref that was ever issued. */
  ref: z.string(),
  action: z.string(),
  outcome: RefOutcome,
  acted: z.boolean(),
  healedTo: z.string().nullable(),
  before: Fingerprint.nullable(),
  after: Fingerprint.nullable(),
  candidates: CandidateCounts.nullable(),
  /** What lies over the element, for `intercepted`. */
  interceptor: z.string().nullable(),
  /** Age of the ref in snapshots. */
  snapshotAge: z.number().int().nonnegative(),
  durationMs: z.number().nonnegative(),
  tab: z.string(),
  url: z.string(),
  /** Why, in one sentence. */
  detail: z.string(),
});
export type RefEvent = z.infer<typeof RefEvent>;

/** The roll-up of a run's refs. */
export const RefSummary = z.object({
  issued: z.number().int().nonnegative(),
  live: z.number().int().nonnegative(),
  reattached: z.number().int().nonnegative(),
  healed: z.number().int().nonnegative(),
  refused: z.partialRecord(RefOutcome, z.number().int().nonnegative()),
});
export type RefSummary = z.infer<typeof RefSummary>;
