import type { QuietHours } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { quietUntil } from './quiet-until.ts';

/** Now, or when the digest under way goes out, and never in quiet hours. */
export async function whenToTell(
  tx: Tx,
  ctx: CoreContext,
  channel: { id: string; digestMinutes: number; quietHours: unknown },
): Promise<Date> {
  const now = ctx.clock.now();
  let at = now;
  if (channel.digestMinutes > 0) {
    const open = await tx.delivery.findFirst({
      where: { channelId: channel.id, status: 'pending', batched: true, attempts: 0, nextAttemptAt: { gt: now } },
      orderBy: { nextAttemptAt: 'asc' },
      select: { nextAttemptAt: true },
    });
    at = open?.nextAttemptAt ?? new Date(now.getTime() + channel.digestMinutes * 60_000);
  }
  const quiet = channel.quietHours as QuietHours | null;
  return (quiet && quietUntil(quiet, at)) ?? at;
}
