import type { Deployment, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { deploymentView, withRunIds } from './view.ts';

/** Deployments, newest first, of one environment if named. Throws `invalid_cursor`. */
export async function listDeployments(
  ctx: CoreContext,
  input: PageQuery & { environmentId?: string | undefined },
): Promise<Page<Deployment>> {
  allow(ctx, 'runs:read');
  const scope = ['deployments', ctx.workspaceId, input.environmentId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.deployment.findMany({
      where: {
        ...(input.environmentId === undefined ? {} : { environmentId: input.environmentId }),
        ...after(position),
      },
      orderBy: newestFirst,
      take: input.limit + 1,
      include: withRunIds,
    });
    return toPage(rows, { limit: input.limit, scope, view: deploymentView });
  });
}
