import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';

const publishedKeptMs = 24 * 3_600_000;

/** Removes expired idempotency keys, and outbox rows that were published a day ago. */
export async function sweepExpired(ctx: SystemContext): Promise<{ idempotencyKeys: number; outboxRows: number }> {
  allowSystem(ctx);
  const now = ctx.clock.now();
  return asSystem(ctx, 'retention', async (tx) => {
    const keys = await tx.idempotencyKey.deleteMany({ where: { expiresAt: { lt: now } } });
    const before = new Date(now.getTime() - publishedKeptMs);
    const rows = await tx.outbox.deleteMany({ where: { publishedAt: { lt: before } } });
    return { idempotencyKeys: keys.count, outboxRows: rows.count };
  });
}
