import { z } from 'zod';

/** US dollars for a million tokens. */
export const ModelPrice = z.strictObject({
  input: z.number().nonnegative(),
  /** Tokens read from the provider's cache; absent: as `input`. */
  cached: z.number().nonnegative().optional(),
  /** Tokens written to the provider's cache; absent: as `input`. */
  cacheWrite: z.number().nonnegative().optional(),
  output: z.number().nonnegative(),
});
export type ModelPrice = z.infer<typeof ModelPrice>;

/** One language model. `key` and `url` are null where the provider's default applies. */
export const ModelChoice = z.strictObject({
  provider: z.enum(['anthropic', 'openai', 'openai-compatible']),
  name: z.string().min(1),
  key: z.string().nullable(),
  url: z.string().nullable(),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

/** `provider:name`; the name is everything after the first colon. */
export const ModelName = z
  .string()
  .max(200)
  .regex(
    /^(anthropic|openai|openai-compatible):[^\s\p{Cc}]+$/u,
    'is not PROVIDER:MODEL of anthropic, openai or openai-compatible',
  );
export type ModelName = z.infer<typeof ModelName>;

/** The model a flow or its workspace names instead of the worker's; `key`: the workspace's own for that provider. */
export type ModelOverride = Pick<ModelChoice, 'provider' | 'name' | 'key'>;

/** The model of a run: who plans and repairs, and, if wanted, others for acting and judging. */
export const ModelSettings = z.strictObject({
  ...ModelChoice.shape,
  plan: ModelChoice.optional(),
  act: ModelChoice.optional(),
  judge: ModelChoice.optional(),
  /** Asked besides the first judge; where the two disagree an expectation is unproven. */
  secondJudge: ModelChoice.optional(),
  /** Whether it can be shown pictures. Default: it cannot. */
  sees: z.boolean().optional(),
  /** By `provider:name` or by name; wins over the built-in table. */
  prices: z.record(z.string(), ModelPrice).optional(),
  /** Milliseconds one request may take. */
  timeoutMs: z.number().int().positive().optional(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;
