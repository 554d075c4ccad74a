import { z } from 'zod';
import { idOf } from '../ids.ts';

/** What a hook of a hosting or code service came to. */
export const HookReceipt = z.object({
  result: z.enum(['deployed', 'rerun', 'ignored']),
  /** Why nothing was done; null when something was. */
  reason: z.string().nullable(),
  deploymentId: idOf('deployment').nullable(),
  runs: z.array(idOf('run')),
});
export type HookReceipt = z.infer<typeof HookReceipt>;
