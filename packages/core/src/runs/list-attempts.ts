import type { FailureClass, RunAttempt, Usage, Verdict } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadRun } from './load.ts';

/** The attempts of a run, first to last, each with what it saw. Throws `not_found`. */
export async function listAttempts(ctx: CoreContext, input: { runId: string }): Promise<RunAttempt[]> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { id: runId } = await loadRun(tx, input.runId);
    const rows = await tx.attempt.findMany({ where: { runId }, orderBy: { number: 'asc' } });
    return rows.map((row) => ({
      number: row.number,
      outcome: row.outcome as RunAttempt['outcome'],
      verdict: row.verdict as Verdict | null,
      failureClass: row.failureClass as FailureClass | null,
      summary: row.summary,
      reason: row.reason,
      durationMs: row.endedAt === null ? null : Math.max(0, row.endedAt.getTime() - row.startedAt.getTime()),
      usage: row.usage as Usage | null,
      startedAt: row.startedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    }));
  });
}
