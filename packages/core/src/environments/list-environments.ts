import type { Environment, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { environmentView, withSecretNames } from './view.ts';

/** Environments, newest first. Throws `invalid_cursor`. */
export async function listEnvironments(
  ctx: CoreContext,
  input: PageQuery & { projectId?: string | undefined },
): Promise<Page<Environment>> {
  allow(ctx, 'settings:read');
  const { projectId } = input;
  const scope = ['environments', ctx.workspaceId, projectId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.environment.findMany({
      where: { ...(projectId === undefined ? {} : { projectId }), ...after(position) },
      orderBy: newestFirst,
      take: input.limit + 1,
      include: withSecretNames,
    });
    return toPage(rows, { limit: input.limit, scope, view: environmentView });
  });
}
