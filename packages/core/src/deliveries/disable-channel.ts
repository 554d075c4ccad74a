import type { ChannelKind, DisabledEndpoint } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { tellWorkspace } from './tell-workspace.ts';

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
  const endpoint: DisabledEndpoint = {
    channelId: channel.id,
    name: channel.name,
    kind: channel.kind as ChannelKind,
    reason,
  };
  const key = `disabled:${channel.id}:${disabledAt.toISOString()}`;
  await tellWorkspace(tx, ctx, { key, event: 'endpoint.disabled', about: { ...endpoint } });
}
