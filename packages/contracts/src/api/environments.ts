import { z } from 'zod';
import { idOf } from '../ids.ts';
import { pageOf } from './page.ts';

const BaseUrl = z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).max(2_000);

const fields = {
  name: z.string().trim().min(1).max(100),
  baseUrl: BaseUrl,
  variables: z.record(z.string().min(1).max(100), z.string().max(10_000)),
};

export const EnvironmentInput = z.strictObject({ ...fields, variables: fields.variables.default({}) });
export type EnvironmentInput = z.infer<typeof EnvironmentInput>;
/** What is absent stays, so no defaults here. */
export const EnvironmentPatch = z.strictObject(fields).partial();
export type EnvironmentPatch = z.infer<typeof EnvironmentPatch>;

export const Environment = z.object({
  id: idOf('environment'),
  name: z.string(),
  baseUrl: z.string(),
  variables: z.record(z.string(), z.string()),
  /** Names only: values are write-only. */
  secrets: z.array(z.object({ name: z.string(), version: z.number().int(), updatedAt: z.iso.datetime() })),
  createdAt: z.iso.datetime(),
});
export type Environment = z.infer<typeof Environment>;
export const EnvironmentPage = pageOf(Environment);

export const SecretInput = z.strictObject({ value: z.string().min(1).max(10_000) });

export const HookSource = z.enum(['generic', 'github', 'gitlab', 'vercel', 'netlify']);
export type HookSource = z.infer<typeof HookSource>;

export const HookInput = z.strictObject({ source: HookSource });

/** The secret of a sender that makes it itself, once it knows the hook's address (Vercel). */
export const HookSecretInput = z.strictObject({ value: z.string().min(8).max(500) });
/** A deploy hook of an environment. `secret` and `url` are shown once, when it is made. */
export const Hook = z.object({
  id: idOf('hook'),
  environmentId: idOf('environment'),
  source: HookSource,
  createdAt: z.iso.datetime(),
});
export type Hook = z.infer<typeof Hook>;
export const HookCreated = Hook.extend({ url: z.string(), secret: z.string() });
export type HookCreated = z.infer<typeof HookCreated>;
