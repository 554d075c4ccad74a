import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { mostSlots } from './free-slots.ts';

/** A run's ring is expected to be worked off within this. */
const planWithinMs = 60_000;

/**
 * Which deliveries are due, a few of each channel, those of senders that died among them; and which outbox rows are
 * still without their deliveries long after they were published.
 */
export async function dueDeliveries(
  ctx: SystemContext,
  input: { limit: number },
): Promise<{ deliveryIds: string[]; outboxIds: string[] }> {
  allowSystem(ctx);
  const now = ctx.clock.now().toISOString();
  const late = new Date(ctx.clock.now().getTime() - planWithinMs);
  return asSystem(ctx, 'deliveries', async (tx) => {
    await tx.$executeRaw`
      update delivery set status = 'pending', next_attempt_at = ${now}::timestamptz, lease_token = null,
                          lease_expires_at = null
      where status = 'sending' and lease_expires_at < ${now}::timestamptz`;
    const due = await tx.$queryRaw<{ id: string }[]>`
      select id from (
        select id, next_attempt_at,
               row_number() over (partition by channel_id order by next_attempt_at, id) as place
        from delivery where status = 'pending' and next_attempt_at <= ${now}::timestamptz
      ) due
      where place <= ${mostSlots} order by place, next_attempt_at limit ${input.limit}`;
    const forgotten = await tx.outbox.findMany({
      where: { topic: 'run.notify', plannedAt: null, publishedAt: { lt: late } },
      take: input.limit,
      select: { id: true },
    });
    return { deliveryIds: due.map(({ id }) => id), outboxIds: forgotten.map(({ id }) => id) };
  });
}
