import type { RunListItem } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { cancelRuns } from './cancel-runs.ts';
import { loadRun } from './load.ts';
import { runListView } from './view.ts';

/** `queued` and `running` become `cancelled` at once; a run that has ended stays as it is. Throws `not_found`. */
export async function cancelRun(
  ctx: CoreContext,
  input: { runId: string; reason?: string | undefined },
): Promise<RunListItem> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const reason = input.reason ?? 'Cancelled on request.';
    const [cancelled] = await cancelRuns(tx, ctx, { runIds: [run.id], from: ['queued', 'running'], reason });
    if (cancelled) await audit(tx, ctx, { action: 'run.cancel', subjectId: run.id });
    return runListView(await loadRun(tx, run.id));
  });
}
