import type { Limits } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { readDays } from '../retention/days-of.ts';
import { allow } from '../rules/allow.ts';
import { readLimits } from './read-limits.ts';

/** The workspace's plan and limits, with what is used of each, and how long it keeps things. */
export async function getLimits(ctx: CoreContext): Promise<Limits> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const data = await readLimits(tx, ctx);
    const { tariff } = await tx.workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId } });
    const { artifactDays, runDays } = await readDays(tx, ctx);
    return { plan: tariff, retention: { artifactDays, runDays }, data };
  });
}
