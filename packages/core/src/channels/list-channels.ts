import type { Channel, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { channelView } from './view.ts';

/** Channels, newest first. Throws `invalid_cursor`. */
export async function listChannels(ctx: CoreContext, input: PageQuery): Promise<Page<Channel>> {
  allow(ctx, 'settings:read');
  const scope = ['channels', ctx.workspaceId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.channel.findMany({ where: after(position), orderBy: newestFirst, take: input.limit + 1 });
    return toPage(rows, { limit: input.limit, scope, view: channelView });
  });
}
