import type { Limits } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { readLimits } from './read-limits.ts';

/** The workspace's limits, with what is used of each. */
export async function getLimits(ctx: CoreContext): Promise<Limits> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => ({ data: await readLimits(tx, ctx) }));
}
