import type { FlowVersion, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { loadFlow } from './load.ts';
import { namesOfFlows } from './needs.ts';
import { versionView } from './view.ts';

/** All versions of a flow, newest first. Throws `not_found`, `invalid_cursor`. */
export async function listFlowVersions(
  ctx: CoreContext,
  input: PageQuery & { flowId: string },
): Promise<Page<FlowVersion>> {
  allow(ctx, 'flows:read');
  const scope = ['flow-versions', ctx.workspaceId, input.flowId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await loadFlow(tx, input.flowId);
    const rows = await tx.flowVersion.findMany({
      where: { flowId: input.flowId, ...after(position) },
      orderBy: newestFirst,
      take: input.limit + 1,
    });
    const names = await namesOfFlows(
      tx,
      rows.map(({ needsFlowId }) => needsFlowId),
    );
    return toPage(rows, { limit: input.limit, scope, view: (row) => versionView(row, names) });
  });
}
