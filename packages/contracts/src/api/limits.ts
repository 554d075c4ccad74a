import { z } from 'zod';

export const LimitName = z.enum([
  'concurrent_runs',
  'queued_runs',
  'runs_per_day',
  'minutes_per_month',
  'tokens_per_month',
  'cost_usd_per_month',
  'artifact_bytes_per_month',
]);
export type LimitName = z.infer<typeof LimitName>;

/** One limit of a workspace and what it has used of it. Days and months are those of UTC. */
export const Limit = z.object({
  name: LimitName,
  /** null: none. For tokens and money, 0: runs ask no model. */
  max: z.number().nonnegative().nullable(),
  used: z.number().nonnegative(),
  period: z.enum(['now', 'day', 'month']),
  /** When `used` is 0 again; null for what is counted now. */
  resetsAt: z.iso.datetime().nullable(),
});
export type Limit = z.infer<typeof Limit>;
export const Limits = z.object({
  /** The name of the workspace's plan; null: it has none. */
  plan: z.string().nullable(),
  /** Days that things are kept: what the workspace says, at most what its plan does. */
  retention: z.object({ artifactDays: z.number().int(), runDays: z.number().int() }),
  data: z.array(Limit),
});
export type Limits = z.infer<typeof Limits>;

/** What is told about a limit, once in a period for each event: from 80 % on, and when it is used up. */
export const QuotaEvent = z.enum(['quota.warning', 'quota.exceeded']);
export type QuotaEvent = z.infer<typeof QuotaEvent>;

/** What a plan may say besides: for how many days artifacts and runs are kept at most. */
export const KeptDays = z.enum(['artifact_days', 'run_days']);

/** What a plan says of limits and days, or what was set for one workspace alone; null: no limit. */
export type TariffLimits = Partial<Record<LimitName | z.infer<typeof KeptDays>, number | null>>;
