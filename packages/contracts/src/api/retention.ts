import { z } from 'zod';

/** Days that things are kept, unless a workspace says otherwise. */
export const defaultRetention = { artifactDays: 30, runDays: 180 };

export const RetentionInput = z.strictObject({
  /** Pictures, traces, logs and what else lies in the store. */
  artifactDays: z.number().int().min(1).max(365),
  /** Runs with their steps, refs and events, from their end on; at least as long as their artifacts. */
  runDays: z.number().int().min(1).max(730),
});
export type RetentionInput = z.infer<typeof RetentionInput>;

export const RetentionSettings = z.object({
  artifactDays: z.number().int(),
  runDays: z.number().int(),
  /** null: never set, these are the defaults. */
  updatedAt: z.iso.datetime().nullable(),
});
export type RetentionSettings = z.infer<typeof RetentionSettings>;
