import type { ChannelKind, RunNews } from '@smokejumper/contracts';
import type { Prisma, Tx } from '@smokejumper/db';
import { chatKinds, reportingKinds } from '../channels/target.ts';
import type { CoreContext } from '../context.ts';
import { wakeSenders } from './wake.ts';
import { whenToTell } from './when-to-tell.ts';

/**
 * Tells every channel that tells people or programs of something that is about no run. The same `key` again tells
 * nobody twice. `about` is what the news is made from when it is sent.
 */
export async function tellWorkspace(
  tx: Tx,
  ctx: CoreContext,
  input: { key: string; event: RunNews['event']; about: Prisma.InputJsonObject },
): Promise<void> {
  const now = ctx.clock.now();
  const channels = await tx.channel.findMany({ where: { disabledAt: null, kind: { notIn: [...reportingKinds] } } });
  const rows: Prisma.DeliveryCreateManyInput[] = [];
  for (const channel of channels) {
    const isChat = chatKinds.includes(channel.kind as ChannelKind);
    const nextAttemptAt = isChat ? await whenToTell(tx, ctx, channel) : now;
    const id = ctx.newId('delivery');
    rows.push({
      id,
      workspaceId: ctx.workspaceId,
      channelId: channel.id,
      runId: null,
      key: input.key,
      subject: id,
      event: input.event,
      change: input.about,
      batched: nextAttemptAt > now,
      status: 'pending',
      nextAttemptAt,
      createdAt: now,
    });
  }
  await tx.delivery.createMany({ data: rows, skipDuplicates: true });
  if (rows.length > 0) await wakeSenders(tx);
}
