import type { Channel } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadChannel } from './load.ts';
import { channelView } from './view.ts';

/** A channel without its secrets. Throws `not_found`. */
export async function getChannel(ctx: CoreContext, input: { channelId: string }): Promise<Channel> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => channelView(await loadChannel(tx, input.channelId)));
}
