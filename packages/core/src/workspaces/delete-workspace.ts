import { AppError, type WorkspaceDeleted } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { found } from '../rules/not-found.ts';
import { cancelRuns } from '../runs/cancel-runs.ts';

/**
 * Ends a workspace: in this transaction its keys, memberships, hooks and schedules, and every run that has not ended. What it owns
 * is removed by `removeWorkspaces`. Of people only an owner may, of keys one that may write settings. Throws
 * `invalid_input` when the name is not its own, `not_found` for another workspace.
 */
export async function deleteWorkspace(
  ctx: CoreContext,
  input: { workspaceId: string; name: string },
): Promise<WorkspaceDeleted> {
  allow(ctx, 'settings:write');
  if (ctx.actor.kind === 'user' && ctx.actor.role !== 'owner') {
    throw new AppError('forbidden', 'Only an owner deletes a workspace.');
  }
  const { workspaceId: id } = input;
  const deletedAt = ctx.clock.now();
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.$queryRaw<{ name: string }[]>`
      select name from workspace where id = ${id} and deleted_at is null for no key update`;
    const { name } = found(rows[0], 'workspace', id);
    if (name !== input.name) throw invalid('/name', 'is not the name of this workspace');
    await tx.workspace.update({ where: { id }, data: { deletedAt } });
    await closeDoors(tx, deletedAt);
    const open = await tx.run.findMany({ where: { status: { in: ['queued', 'running'] } }, select: { id: true } });
    const reason = 'The workspace was deleted.';
    await cancelRuns(tx, ctx, { runIds: open.map((run) => run.id), from: ['queued', 'running'], reason });
    await audit(tx, ctx, { action: 'workspace.delete', subjectId: id });
    return { id, deletedAt: deletedAt.toISOString() };
  });
}

/** From the end of the transaction on, nobody comes in, and nothing begins by itself. */
async function closeDoors(tx: Tx, at: Date): Promise<void> {
  await tx.apiKey.updateMany({ where: { revokedAt: null }, data: { revokedAt: at } });
  await tx.hook.updateMany({ where: { removedAt: null }, data: { removedAt: at } });
  await tx.membership.deleteMany({});
  await tx.schedule.deleteMany({});
}
