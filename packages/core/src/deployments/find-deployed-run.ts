import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';

/** How those outside name a deployment: by its commit, or by the host's own id of it. */
export type DeploymentName = { sha: string; repository: string } | { externalId: string };

/** A run of the environment's newest deployment of that name; null when there is none. */
export async function findDeployedRun(
  ctx: CoreContext,
  input: { environmentId: string; deployment: DeploymentName },
): Promise<string | null> {
  allow(ctx, 'runs:write');
  const { environmentId, deployment } = input;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const where =
      'externalId' in deployment
        ? { origin: { path: ['externalId'], equals: deployment.externalId } }
        : { sha: deployment.sha, repository: deployment.repository };
    const newest = await tx.deployment.findFirst({
      where: { environmentId, ...where, runs: { some: {} } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { runs: { take: 1, select: { id: true } } },
    });
    return newest?.runs[0]?.id ?? null;
  });
}
