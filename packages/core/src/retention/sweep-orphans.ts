import type { ArtifactStore, StoredFile } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';

/** Longer than any run may take: what is older and has no row will never get one. */
const orphanAgeMs = 24 * 3_600_000;

/**
 * Removes files that no row tells of, as workers leave them that died between storing and telling. Looks at `limit`
 * files from behind `after`; `next` is where to go on, null at the end.
 */
export async function sweepOrphans(
  ctx: SystemContext,
  input: { store: ArtifactStore; limit: number; after: string | null },
): Promise<{ removed: number; next: string | null }> {
  allowSystem(ctx);
  const { files, next } = await page(input);
  const before = ctx.clock.now().getTime() - orphanAgeMs;
  const old = files.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
  if (old.length === 0) return { removed: 0, next };
  const asked = { where: { key: { in: old } }, select: { key: true } };
  const known = await asSystem(ctx, 'retention', async (tx) => [
    ...(await tx.artifact.findMany(asked)),
    ...(await tx.baseline.findMany(asked)),
  ]);
  const told = new Set(known.map(({ key }) => key));
  const orphans = old.filter((key) => !told.has(key));
  for (const key of orphans) {
    ctx.signal?.throwIfAborted();
    await input.store.remove(key);
  }
  return { removed: orphans.length, next };
}

async function page(input: {
  store: ArtifactStore;
  limit: number;
  after: string | null;
}): Promise<{ files: StoredFile[]; next: string | null }> {
  const files: StoredFile[] = [];
  for await (const file of input.store.list('', { after: input.after ?? undefined })) {
    files.push(file);
    if (files.length >= input.limit) return { files, next: file.key };
  }
  return { files, next: null };
}
