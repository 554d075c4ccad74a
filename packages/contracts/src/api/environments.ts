import { z } from 'zod';
import { Browsing, browsingFields, nullable } from '../browsing.ts';
import { WorkspaceBudgets } from '../budget.ts';
import { Duration } from '../flow-file.ts';
import { idOf } from '../ids.ts';
import { ModelName } from '../model.ts';
import { RepositoryPath } from '../paths.ts';
import { RetryPolicyPatch } from '../retries.ts';
import { pageOf } from './page.ts';

const BaseUrl = z
  .url({ protocol: /^https?$/, error: 'is not an http or https address' })
  .max(2_000)
  // It is shown wherever a run is: basic auth has a setting of its own, filled from secrets.
  .refine((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, {
    error: 'names a user or a password: set them as basic auth',
  });

const fields = {
  name: z.string().trim().min(1).max(100),
  baseUrl: BaseUrl,
  variables: z.record(z.string().min(1).max(100), z.string().max(10_000)),
};

/** What may be taken back to its default. */
const settings = z
  .object({
    ...browsingFields,
    /** Whether a run may reach private hosts, where the operator allows it at all. Default: it may. */
    allowPrivateHosts: z.boolean(),
    /** Asked instead of the workspace's. */
    model: ModelName,
    /** Caps that differ from the workspace's. */
    budgets: WorkspaceBudgets,
    /** Tries by what ended one, where they differ from infrastructure 3, site 1, agent 1. */
    retryPolicy: RetryPolicyPatch,
    /** How long a stored sign-in is used, at most 30 days. Default: 4 h. */
    storageStateMaxAge: Duration,
  })
  .partial().shape;

export const EnvironmentInput = z.strictObject({
  ...fields,
  ...settings,
  variables: fields.variables.default({}),
  /** The workspace's first one by default. */
  projectId: idOf('project').optional(),
});
export type EnvironmentInput = z.infer<typeof EnvironmentInput>;
/** What is absent stays, so no defaults here; null takes back what was set. */
export const EnvironmentPatch = z.strictObject({ ...fields, ...nullable(settings) }).partial();
export type EnvironmentPatch = z.infer<typeof EnvironmentPatch>;

/** A secret without its value, which is write-only. */
export const Secret = z.object({
  name: z.string(),
  /** Counts up with each new value; the text of the one before is wiped. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Secret = z.infer<typeof Secret>;
export const SecretList = z.object({ data: z.array(Secret) });
export type SecretList = z.infer<typeof SecretList>;

export const Environment = z.object({
  id: idOf('environment'),
  projectId: idOf('project'),
  name: z.string(),
  baseUrl: z.string(),
  variables: z.record(z.string(), z.string()),
  /** null in one of them: the browser's own. Headers and basic auth as they were written, with their placeholders. */
  ...Browsing.shape,
  allowPrivateHosts: z.boolean(),
  /** null: the workspace's. */
  model: z.string().nullable(),
  /** null: the workspace's. */
  budgets: WorkspaceBudgets.nullable(),
  /** null: the default. */
  retryPolicy: RetryPolicyPatch.nullable(),
  storageStateMaxAgeMs: z.number().int(),
  /** Names only: values are write-only. */
  secrets: z.array(z.object({ name: z.string(), version: z.number().int(), updatedAt: z.iso.datetime() })),
  createdAt: z.iso.datetime(),
});
export type Environment = z.infer<typeof Environment>;
export const EnvironmentPage = pageOf(Environment);

export const SecretInput = z.strictObject({ value: z.string().min(1).max(10_000) });

export const HookSource = z.enum(['generic', 'github', 'gitlab', 'vercel', 'netlify']);
export type HookSource = z.infer<typeof HookSource>;

/** Which flows run of a delivery that names none itself; all of it empty: every flow of the environment's project. */
const hookChoice = {
  flows: z.array(idOf('flow')).max(100),
  /** Flows with any of them. */
  tags: z.array(z.string().min(1).max(50)).max(20),
  /** Flow files, or folders with flow files in them, that flows were pushed from. */
  files: z.array(RepositoryPath).max(100),
  /** Instead of flows, tags and files. */
  suite: idOf('suite').nullable(),
};

export const HookInput = z.strictObject({
  source: HookSource,
  flows: hookChoice.flows.default([]),
  tags: hookChoice.tags.default([]),
  files: hookChoice.files.default([]),
  suite: hookChoice.suite.default(null),
});
export type HookInput = z.infer<typeof HookInput>;

/** What is absent stays; a list is taken back by an empty one. */
export const HookPatch = z.strictObject(hookChoice).partial();
export type HookPatch = z.infer<typeof HookPatch>;

/** The secret of a sender that makes it itself, once it knows the hook's address (Vercel). */
export const HookSecretInput = z.strictObject({ value: z.string().min(8).max(500) });
/** A deploy hook of an environment. `secret` and `url` are shown once, when it is made. */
export const Hook = z.object({
  id: idOf('hook'),
  environmentId: idOf('environment'),
  source: HookSource,
  ...hookChoice,
  createdAt: z.iso.datetime(),
});
export type Hook = z.infer<typeof Hook>;
export const HookCreated = Hook.extend({ url: z.string(), secret: z.string() });
export type HookCreated = z.infer<typeof HookCreated>;
