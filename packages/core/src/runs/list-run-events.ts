import { RunEvent } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadRun } from './load.ts';

/** How many events come at a time unless asked otherwise. */
export const eventsAtATime = 500;

/** The stored events of a run behind a sequence number (0 for all), in order. Throws `not_found`. */
export async function listRunEvents(
  ctx: CoreContext,
  input: { runId: string; after: number; limit?: number | undefined },
): Promise<RunEvent[]> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const rows = await tx.runEvent.findMany({
      where: { runId: run.id, sequence: { gt: input.after } },
      orderBy: { sequence: 'asc' },
      take: input.limit ?? eventsAtATime,
    });
    return rows.map((row) =>
      RunEvent.parse({
        sequence: row.sequence,
        at: row.createdAt.toISOString(),
        status: row.status,
        event: row.body,
      }),
    );
  });
}
