import type { ArtifactStore } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';

const runsAtOnce = 50;
/** Time for workers to stop, and for checks of the cancelled runs to be closed where they are shown. */
const graceMs = 60_000;
/** Longer than any run may take: a worker that had not noticed yet could store a file until then. */
const lateBytesMs = 2 * 3_600_000;

/**
 * Removes what deleted workspaces owned, as far as is due. A mark of its own outlives the rows until no worker can
 * store anything more, so that whoever dies in between leaves it to the next call. What is kept: the audit log.
 */
export async function removeWorkspaces(
  ctx: SystemContext,
  input: { store: ArtifactStore },
): Promise<{ removed: number }> {
  allowSystem(ctx);
  let removed = 0;
  for (const id of await begin(ctx)) {
    await removeRows(ctx, id);
    await input.store.removeAll(`${id}/`, { signal: ctx.signal });
    await markRowsGone(ctx, id);
    removed += 1;
  }
  for (const id of await late(ctx)) {
    await input.store.removeAll(`${id}/`, { signal: ctx.signal });
    await asSystem(ctx, 'removal', (tx) => tx.workspaceRemoval.deleteMany({ where: { id } }));
  }
  return { removed };
}

/** Marks each deleted workspace; answers those whose rows or first bytes may still be there. */
async function begin(ctx: SystemContext): Promise<string[]> {
  const begunAt = ctx.clock.now();
  const before = new Date(begunAt.getTime() - graceMs);
  return asSystem(ctx, 'removal', async (tx) => {
    const deleted = await tx.workspace.findMany({ where: { deletedAt: { lte: before } }, select: { id: true } });
    await tx.workspaceRemoval.createMany({
      data: deleted.map(({ id }) => ({ id, begunAt })),
      skipDuplicates: true,
    });
    const open = await tx.workspaceRemoval.findMany({ where: { rowsGoneAt: null }, select: { id: true } });
    return open.map(({ id }) => id);
  });
}

/** Runs, which hold most of it, in small batches; the rest goes with the workspace's own row. */
async function removeRows(ctx: SystemContext, id: string): Promise<void> {
  for (;;) {
    const runs = await asSystem(
      ctx,
      'removal',
      (tx) => tx.$executeRaw`
        delete from run where id in (select id from run where workspace_id = ${id} order by id limit ${runsAtOnce})`,
    );
    if (runs < runsAtOnce) break;
  }
  await asSystem(ctx, 'removal', (tx) => tx.$executeRaw`delete from workspace where id = ${id}`);
  await asSystem(ctx, 'accounts', (tx) =>
    tx.session.updateMany({ where: { activeWorkspaceId: id }, data: { activeWorkspaceId: null } }),
  );
}

async function markRowsGone(ctx: SystemContext, id: string): Promise<void> {
  const rowsGoneAt = ctx.clock.now();
  await asSystem(ctx, 'removal', (tx) => tx.workspaceRemoval.updateMany({ where: { id }, data: { rowsGoneAt } }));
}

async function late(ctx: SystemContext): Promise<string[]> {
  const before = new Date(ctx.clock.now().getTime() - lateBytesMs);
  return asSystem(ctx, 'removal', async (tx) => {
    const rows = await tx.workspaceRemoval.findMany({ where: { rowsGoneAt: { lt: before } }, select: { id: true } });
    return rows.map(({ id }) => id);
  });
}
