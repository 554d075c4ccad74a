import { z } from 'zod';
import { Browsing, browsingFields, nullable } from '../browsing.ts';
import { FlowBudgets } from '../budget.ts';
import { Duration, maxSpecLength } from '../flow-file.ts';
import { idOf } from '../ids.ts';
import { ModelName } from '../model.ts';
import { PathPattern, RepositoryPath } from '../paths.ts';
import { pageOf } from './page.ts';

const Variables = z.record(z.string().min(1).max(100), z.string().max(10_000));
const Name = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u, 'holds control characters');

const fields = {
  name: Name,
  spec: z.string().max(maxSpecLength, `is longer than ${maxSpecLength} characters`).regex(/\S/, 'is empty'),
  /** Start address: absolute, or relative to the environment's base URL. */
  url: z.string().min(1).max(2_000),
  variables: Variables,
  /** Names of the secrets the spec may use; values live in the environment. */
  secrets: z.array(z.string().min(1).max(100)).max(50),
  /** At most an hour. */
  timeout: Duration.optional(),
  /** Asked instead of the environment's; its key is the workspace's or the worker's, never the flow's. */
  model: ModelName.optional(),
  /** Caps that differ from the environment's. */
  budgets: FlowBudgets.optional(),
  tags: z.array(z.string().min(1).max(50)).max(20),
  /** The source files it covers: told what has changed, it only runs when one of them has. None: it always runs. */
  paths: z.array(PathPattern).max(20),
  /** The flow file it comes from. */
  file: RepositoryPath.optional(),
  /** Name of the flow of the same project whose sign-in this one begins with: it runs first when there is none. */
  needs: Name.optional(),
};

/** What is absent here is as the environment says, `headers` name by name; `allowedOrigins` hold besides its own. */
const browsing = z.object(browsingFields).partial().shape;

export const FlowInput = z.strictObject({
  ...fields,
  url: fields.url.default('/'),
  variables: fields.variables.default({}),
  secrets: fields.secrets.default([]),
  tags: fields.tags.default([]),
  paths: fields.paths.optional(),
  ...browsing,
  /** The workspace's first one by default. */
  projectId: idOf('project').optional(),
});
export type FlowInput = z.infer<typeof FlowInput>;

/**
 * Changing anything makes a new version; versions never change. What is absent stays, so no defaults here; null takes
 * back what was set.
 */
export const FlowPatch = z
  .strictObject({
    ...fields,
    timeout: fields.timeout.nullable(),
    model: fields.model.nullable(),
    budgets: fields.budgets.nullable(),
    file: fields.file.nullable(),
    needs: fields.needs.nullable(),
    ...nullable(browsing),
  })
  .partial();
export type FlowPatch = z.infer<typeof FlowPatch>;

export const FlowVersion = z.object({
  id: idOf('flowVersion'),
  number: z.number().int().positive(),
  name: z.string(),
  spec: z.string(),
  url: z.string(),
  variables: z.record(z.string(), z.string()),
  secrets: z.array(z.string()),
  timeoutMs: z.number().int().nullable(),
  /** null: the environment's. */
  model: z.string().nullable(),
  /** null: the environment's. */
  budgets: FlowBudgets.nullable(),
  /** null in one of them: the environment's. */
  ...Browsing.shape,
  /** Name of the flow that runs first; null: none. */
  needs: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type FlowVersion = z.infer<typeof FlowVersion>;

/**
 * Of the last 50 runs that passed or failed: `unstable` are those that are flaky, or ended otherwise than the run
 * before them of the same version in the same environment on the same deployment. `score` is their share; null below
 * five runs.
 */
export const FlakeFigures = z.object({
  score: z.number().min(0).max(1).nullable(),
  runs: z.number().int().nonnegative(),
  unstable: z.number().int().nonnegative(),
});
export type FlakeFigures = z.infer<typeof FlakeFigures>;

/** Runs of a flow in quarantine report, and count as no failure in checks, exit codes and badges. */
export const QuarantineInput = z.strictObject({ reason: z.string().trim().min(1).max(500) });
export type QuarantineInput = z.infer<typeof QuarantineInput>;
export const Quarantine = z.object({ reason: z.string(), since: z.iso.datetime(), by: z.string() });
export type Quarantine = z.infer<typeof Quarantine>;

export const Flow = z.object({
  id: idOf('flow'),
  projectId: idOf('project'),
  name: z.string(),
  tags: z.array(z.string()),
  /** Empty: it always runs. */
  paths: z.array(z.string()),
  /** null: it was not pushed from a file. */
  file: z.string().nullable(),
  version: FlowVersion,
  flake: FlakeFigures,
  quarantine: Quarantine.nullable(),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Flow = z.infer<typeof Flow>;

export const FlowPage = pageOf(Flow);
export const FlowVersionPage = pageOf(FlowVersion);
