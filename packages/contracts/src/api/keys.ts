import { z } from 'zod';
import { idOf } from '../ids.ts';
import { KeyScope } from '../words.ts';
import { pageOf } from './page.ts';

export const KeyInput = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(KeyScope).min(1),
  expiresAt: z.iso.datetime().optional(),
});
export type KeyInput = z.infer<typeof KeyInput>;

export const ApiKey = z.object({
  id: idOf('apiKey'),
  name: z.string(),
  /** Enough of the key to recognise it: `sj_…` and its last four characters. */
  hint: z.string(),
  scopes: z.array(KeyScope),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The whole key, shown this once. */
export const ApiKeyCreated = ApiKey.extend({ key: z.string() });
export type ApiKeyCreated = z.infer<typeof ApiKeyCreated>;
export const ApiKeyPage = pageOf(ApiKey);
