import type { Page, PageQuery, Project } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { defaultProjectId } from '../rules/project.ts';
import { projectView } from './view.ts';

/** Projects, newest first. Throws `invalid_cursor`. */
export async function listProjects(ctx: CoreContext, input: PageQuery): Promise<Page<Project>> {
  allow(ctx, 'flows:read');
  const scope = ['projects', ctx.workspaceId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.project.findMany({ where: after(position), orderBy: newestFirst, take: input.limit + 1 });
    const defaultId = await defaultProjectId(tx, ctx.workspaceId);
    return toPage(rows, { limit: input.limit, scope, view: (row) => projectView(row, defaultId) });
  });
}
