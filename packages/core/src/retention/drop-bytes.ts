import type { ArtifactStore } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';

/** Removes the bytes of hidden artifacts, then their rows. Returns how many rows. Done again, it does no harm. */
export async function dropBytes(ctx: SystemContext, input: { store: ArtifactStore; limit: number }): Promise<number> {
  const hidden = await asSystem(ctx, 'retention', (tx) =>
    tx.artifact.findMany({
      where: { removedAt: { not: null } },
      orderBy: { removedAt: 'asc' },
      take: input.limit,
      select: { id: true, key: true },
    }),
  );
  const gone: string[] = [];
  try {
    for (const { id, key } of hidden) {
      ctx.signal?.throwIfAborted();
      await input.store.remove(key);
      gone.push(id);
    }
  } finally {
    if (gone.length > 0) await forget(ctx, gone);
  }
  return gone.length;
}

/** An identity of its own is what a row is found by: nobody else removes it for another reason. */
async function forget(ctx: SystemContext, ids: string[]): Promise<void> {
  await asSystem(
    ctx,
    'retention',
    (tx) => tx.$executeRaw`delete from artifact where id = any(${ids}::text[]) and removed_at is not null`,
  );
}
