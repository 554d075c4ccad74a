import type { Page, PageQuery, Suite } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { suiteView } from './view.ts';

/** Suites, newest first. Throws `invalid_cursor`. */
export async function listSuites(ctx: CoreContext, input: PageQuery): Promise<Page<Suite>> {
  allow(ctx, 'flows:read');
  const scope = ['suites', ctx.workspaceId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.suite.findMany({ where: after(position), orderBy: newestFirst, take: input.limit + 1 });
    return toPage(rows, { limit: input.limit, scope, view: suiteView });
  });
}
