import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { loadChannel } from './load.ts';

/** Removes a channel with its secrets and its delivery log. Throws `not_found`. */
export async function removeChannel(ctx: CoreContext, input: { channelId: string }): Promise<void> {
  allow(ctx, 'settings:write');
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { id } = await loadChannel(tx, input.channelId);
    await tx.channel.deleteMany({ where: { id } });
    await audit(tx, ctx, { action: 'channel.remove', subjectId: id });
  });
}
