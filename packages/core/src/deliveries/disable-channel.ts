import type { ChannelKind, DisabledEndpoint } from '@smokejumper/contracts';
import type { Prisma, Tx } from '@smokejumper/db';
import { chatKinds, reportingKinds } from '../channels/target.ts';
import type { CoreContext } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { wakeSenders } from './wake.ts';
import { whenToTell } from './when-to-tell.ts';

/** Switches a channel off whose other side is gone, and tells those of the workspace that tell people or programs. Once. */
export async function disableChannel(
  tx: Tx,
  ctx: CoreContext,
  input: { channel: { id: string; name: string; kind: string }; reason: string },
): Promise<void> {
  const { channel, reason } = input;
  const disabledAt = ctx.clock.now();
  const { count } = await tx.channel.updateMany({
    where: { id: channel.id, disabledAt: null },
    data: { disabledAt, disabledReason: reason },
  });
  if (count === 0) return;
  await audit(tx, ctx, { action: 'channel.disable', subjectId: channel.id, details: { reason } });
  const others = await tx.channel.findMany({ where: { disabledAt: null, kind: { notIn: [...reportingKinds] } } });
  const endpoint: DisabledEndpoint = {
    channelId: channel.id,
    name: channel.name,
    kind: channel.kind as ChannelKind,
    reason,
  };
  const rows: Prisma.DeliveryCreateManyInput[] = [];
  for (const other of others) {
    const isChat = chatKinds.includes(other.kind as ChannelKind);
    const nextAttemptAt = isChat ? await whenToTell(tx, ctx, other) : disabledAt;
    const id = ctx.newId('delivery');
    rows.push({
      id,
      workspaceId: ctx.workspaceId,
      channelId: other.id,
      runId: null,
      key: `disabled:${channel.id}:${disabledAt.toISOString()}`,
      subject: id,
      event: 'endpoint.disabled',
      change: { ...endpoint },
      batched: nextAttemptAt > disabledAt,
      status: 'pending',
      nextAttemptAt,
      createdAt: disabledAt,
    });
  }
  await tx.delivery.createMany({ data: rows, skipDuplicates: true });
  if (rows.length > 0) await wakeSenders(tx);
}
