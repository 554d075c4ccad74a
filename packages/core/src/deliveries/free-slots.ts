import type { ChannelKind } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { reportingKinds } from '../channels/target.ts';

/** A channel that answers shows deployments with so many slots: a slow answer must not hold up the next deploy's check. */
export const mostSlots = 8;
/** Any other channel, and one of which something must be tried again: a dead endpoint holds no more. */
const fewSlots = 2;

/** How many deliveries of a channel are sent at the same time at most, and what is being sent now. */
export async function freeSlotsOf(
  tx: Tx,
  channel: { id: string; kind: string },
): Promise<{ free: number; subjects: Set<string> }> {
  const sending = await tx.delivery.findMany({
    where: { channelId: channel.id, status: 'sending' },
    select: { leaseToken: true, subject: true },
  });
  const busy = new Set(sending.map(({ leaseToken }) => leaseToken)).size;
  const subjects = new Set(sending.map(({ subject }) => subject));
  const isReporting = reportingKinds.includes(channel.kind as ChannelKind);
  if (!isReporting || busy < fewSlots) return { free: (isReporting ? mostSlots : fewSlots) - busy, subjects };
  const again = await tx.delivery.findFirst({
    where: {
      channelId: channel.id,
      OR: [
        { status: 'pending', attempts: { gt: 0 } },
        { status: 'sending', attempts: { gt: 1 } },
      ],
    },
    select: { id: true },
  });
  return { free: (again ? fewSlots : mostSlots) - busy, subjects };
}
