import type { Baseline, BaselineQuery, Page } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { FilePlaces } from '../artifacts/link-file.ts';
import type { CoreContext } from '../context.ts';
import { loadFlow } from '../flows/load.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { baselineView } from './view.ts';

/** The baselines of a flow that are in force, newest first. Throws `not_found`, `invalid_cursor`. */
export async function listBaselines(
  ctx: CoreContext,
  input: BaselineQuery & { flowId: string; places: FilePlaces },
): Promise<Page<Baseline>> {
  allow(ctx, 'flows:read');
  const { flowId, environmentId, places } = input;
  const scope = ['baselines', ctx.workspaceId, flowId, environmentId];
  const position = decodeCursor(scope, input.cursor);
  const where = { flowId, removedAt: null, ...(environmentId === undefined ? {} : { environmentId }) };
  const rows = await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await loadFlow(tx, flowId);
    return tx.baseline.findMany({
      where: { ...where, ...after(position) },
      orderBy: newestFirst,
      take: input.limit + 1,
    });
  });
  const page = toPage(rows, { limit: input.limit, scope, view: (row) => row });
  return { ...page, data: await Promise.all(page.data.map((row) => baselineView(ctx, { row, places }))) };
}
