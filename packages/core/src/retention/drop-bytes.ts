import type { ArtifactStore } from '@smokejumper/contracts';
import { asSystem, type Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';

/** Tables whose rows own bytes in the store, and are hidden before those go. */
const owners = {
  artifact: {
    hidden: (tx: Tx, limit: number) => tx.artifact.findMany(oldestHidden(limit)),
    forget: (tx: Tx, ids: string[]) =>
      tx.$executeRaw`delete from artifact where id = any(${ids}::text[]) and removed_at is not null`,
  },
  baseline: {
    hidden: (tx: Tx, limit: number) => tx.baseline.findMany(oldestHidden(limit)),
    forget: (tx: Tx, ids: string[]) =>
      tx.$executeRaw`delete from baseline where id = any(${ids}::text[]) and removed_at is not null`,
  },
} as const;

/**
 * Removes the bytes of hidden artifacts, or of baselines no longer in force, then their rows. Returns how many rows.
 * Done again, it does no harm.
 */
export async function dropBytes(
  ctx: SystemContext,
  input: { of: keyof typeof owners; store: ArtifactStore; limit: number },
): Promise<number> {
  const owner = owners[input.of];
  const hidden = await asSystem(ctx, 'retention', (tx) => owner.hidden(tx, input.limit));
  const gone: string[] = [];
  try {
    for (const { id, key } of hidden) {
      ctx.signal?.throwIfAborted();
      await input.store.remove(key);
      gone.push(id);
    }
  } finally {
    // An identity of its own is what a row is found by: nobody else removes it for another reason.
    if (gone.length > 0) await asSystem(ctx, 'retention', (tx) => owner.forget(tx, gone));
  }
  return gone.length;
}

function oldestHidden(limit: number) {
  return {
    where: { removedAt: { not: null } },
    orderBy: { removedAt: 'asc' },
    take: limit,
    select: { id: true, key: true },
  } as const;
}
