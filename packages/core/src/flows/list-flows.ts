import type { Flow, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { flakesOf, noFlake } from './flakes.ts';
import { namesOfFlows } from './needs.ts';
import { flowView } from './view.ts';

/** Flows, newest first; the archived ones only when asked for. Throws `invalid_cursor`. */
export async function listFlows(
  ctx: CoreContext,
  input: PageQuery & { archived?: boolean | undefined; projectId?: string | undefined },
): Promise<Page<Flow>> {
  allow(ctx, 'flows:read');
  const archived = input.archived ?? false;
  const { projectId } = input;
  const scope = ['flows', ctx.workspaceId, archived, projectId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.flow.findMany({
      where: {
        archivedAt: archived ? { not: null } : null,
        ...(projectId === undefined ? {} : { projectId }),
        ...after(position),
      },
      orderBy: newestFirst,
      take: input.limit + 1,
    });
    const current = rows.map(({ id, currentNumber }) => ({ flowId: id, number: currentNumber }));
    const versions = current.length === 0 ? [] : await tx.flowVersion.findMany({ where: { OR: current } });
    const byFlow = new Map(versions.map((version) => [version.flowId, version]));
    const names = await namesOfFlows(
      tx,
      versions.map(({ needsFlowId }) => needsFlowId),
    );
    const flakes = await flakesOf(
      tx,
      rows.map(({ id }) => id),
    );
    const view = (flow: (typeof rows)[number]): Flow =>
      flowView(flow, byFlow.get(flow.id)!, names, flakes.get(flow.id) ?? noFlake);
    return toPage(rows, { limit: input.limit, scope, view });
  });
}
