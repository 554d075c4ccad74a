import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';

const hourMs = 3_600_000;
const publishedKeptMs = 24 * hourMs;
const deliveriesKeptMs = 30 * 24 * hourMs;

/** Removes expired idempotency keys, outbox rows published a day ago, and deliveries that ended a month ago. */
export async function sweepExpired(
  ctx: SystemContext,
): Promise<{ idempotencyKeys: number; outboxRows: number; deliveries: number }> {
  allowSystem(ctx);
  const now = ctx.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return asSystem(ctx, 'retention', async (tx) => {
    const keys = await tx.idempotencyKey.deleteMany({ where: { expiresAt: { lt: now } } });
    const rows = await tx.outbox.deleteMany({ where: { publishedAt: { lt: ago(publishedKeptMs) } } });
    const deliveries = await tx.delivery.deleteMany({ where: { endedAt: { lt: ago(deliveriesKeptMs) } } });
    return { idempotencyKeys: keys.count, outboxRows: rows.count, deliveries: deliveries.count };
  });
}
