import { z } from 'zod';
import { idOf } from '../ids.ts';

/** What a hook of a hosting or code service came to. */
export const HookReceipt = z.object({
  result: z.enum(['deployed', 'rerun', 'ignored']),
  /** Why nothing was done, or why the deployed address is not tested; null when it is. */
  reason: z.string().nullable(),
  deploymentId: idOf('deployment').nullable(),
  runs: z.array(idOf('run')),
});
export type HookReceipt = z.infer<typeof HookReceipt>;
