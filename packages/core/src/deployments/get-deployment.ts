import type { Deployment } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';
import { deploymentView, withRunIds } from './view.ts';

/** A deployment with the ids of its runs. Throws `not_found`. */
export async function getDeployment(ctx: CoreContext, input: { deploymentId: string }): Promise<Deployment> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const row = await tx.deployment.findFirst({ where: { id: input.deploymentId }, include: withRunIds });
    return deploymentView(found(row, 'deployment', input.deploymentId));
  });
}
