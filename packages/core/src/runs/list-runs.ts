import type { Page, RunListItem, RunQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { runListView, withFlowName } from './view.ts';

const filters = ['flowId', 'environmentId', 'deploymentId', 'status', 'verdict'] as const;

/** Runs, newest first, by any of the filters. Throws `invalid_cursor`. */
export async function listRuns(ctx: CoreContext, input: RunQuery): Promise<Page<RunListItem>> {
  allow(ctx, 'runs:read');
  const chosen = filters.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]));
  const scope = ['runs', ctx.workspaceId, JSON.stringify(chosen)];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.run.findMany({
      where: { ...Object.fromEntries(chosen), ...after(position) },
      orderBy: newestFirst,
      take: input.limit + 1,
      include: withFlowName,
    });
    return toPage(rows, { limit: input.limit, scope, view: runListView });
  });
}
