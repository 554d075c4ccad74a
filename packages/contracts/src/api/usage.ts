import { z } from 'zod';
import { idOf } from '../ids.ts';
import { RefOutcome } from '../words.ts';

/** A span of time, `from` included and `to` not; at most 31 days. */
export const SpanQuery = z.object({ from: z.iso.datetime().optional(), to: z.iso.datetime().optional() });
export type SpanQuery = z.infer<typeof SpanQuery>;

const figures = {
  /** Runs that were started and have ended, whatever came of them. */
  runs: z.number().int().nonnegative(),
  /** Minutes that workers spent on them, lost attempts included. */
  runMinutes: z.number().nonnegative(),
  modelCalls: z.number().int().nonnegative(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative(),
  /** Written by them, whatever was removed since. */
  artifactBytes: z.number().int().nonnegative(),
};
export const UsageFigures = z.object(figures);
export type UsageFigures = z.infer<typeof UsageFigures>;
export const UsageRow = z.object({ hour: z.iso.datetime(), ...figures });
export type UsageRow = z.infer<typeof UsageRow>;

export const UsageGroup = z.enum(['hour', 'day']);
export type UsageGroup = z.infer<typeof UsageGroup>;
/** Widened to the whole hours, or days, that it touches. */
export const UsageQuery = SpanQuery.extend({ groupBy: UsageGroup.optional() });
export type UsageQuery = z.infer<typeof UsageQuery>;

/**
 * What a workspace has used, by the hour (UTC) in which the work ended, or by the day, which then begins at `hour`;
 * those without any are left out.
 */
export const WorkspaceUsage = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  total: UsageFigures,
  data: z.array(UsageRow),
});
export type WorkspaceUsage = z.infer<typeof WorkspaceUsage>;

/** Which uses of refs are counted; `sinceDeploymentId`: in runs made since that deployment was told. */
export const RefCountQuery = SpanQuery.extend({
  flowId: idOf('flow').optional(),
  deploymentId: idOf('deployment').optional(),
  sinceDeploymentId: idOf('deployment').optional(),
  /** Origin of the pages, such as `https://shop.example`. */
  site: z.string().max(500).optional(),
  /** Path of the pages as it stands in the answer, such as `/orders/:id`. */
  page: z.string().max(2_000).optional(),
});
export type RefCountQuery = z.infer<typeof RefCountQuery>;

/** What became of refs: by day (UTC) on which runs were made, deployment, site and page, newest first. */
export const RefCounts = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  data: z.array(
    z.object({
      day: z.iso.date(),
      deploymentId: idOf('deployment').nullable(),
      /** Origin of the pages on which the refs were used, such as `https://shop.example`. */
      site: z.string(),
      /** Path of the pages, with numbers and ids in it as `:id`. */
      page: z.string(),
      runs: z.number().int().nonnegative(),
      outcomes: z.partialRecord(RefOutcome, z.number().int().nonnegative()),
    }),
  ),
  /** There are more rows than are told; a narrower question has them. */
  truncated: z.boolean(),
});
export type RefCounts = z.infer<typeof RefCounts>;
