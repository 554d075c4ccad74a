import type { Page, RefEvent, RefQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { loadRun } from './load.ts';

/** What became of each use of a ref in a run's last attempt, newest first. Throws `not_found`, `invalid_cursor`. */
export async function listRefs(
  ctx: CoreContext,
  input: RefQuery & { runId: string },
): Promise<Page<RefEvent & { step: number | null }>> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const scope = ['refs', ctx.workspaceId, run.id, run.attempts, input.outcome, input.ref];
    const position = decodeCursor(scope, input.cursor);
    const rows = await tx.refEvent.findMany({
      where: {
        runId: run.id,
        attempt: run.attempts,
        ...(input.outcome === undefined ? {} : { outcome: input.outcome }),
        ...(input.ref === undefined ? {} : { ref: input.ref }),
        ...after(position),
      },
      orderBy: newestFirst,
      take: input.limit + 1,
    });
    return toPage(rows, { limit: input.limit, scope, view: refView });
  });
}

type Row = Record<keyof RefEvent, unknown> & { stepIndex: number | null };

function refView(row: Row): RefEvent & { step: number | null } {
  return {
    step: row.stepIndex,
    ref: row.ref,
    action: row.action,
    outcome: row.outcome,
    acted: row.acted,
    healedTo: row.healedTo,
    before: row.before,
    after: row.after,
    candidates: row.candidates,
    interceptor: row.interceptor,
    snapshotAge: row.snapshotAge,
    durationMs: row.durationMs,
    tab: row.tab,
    url: row.url,
    detail: row.detail,
  } as RefEvent & { step: number | null };
}
