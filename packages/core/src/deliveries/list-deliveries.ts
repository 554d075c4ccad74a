import type { Delivery, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { loadChannel } from '../channels/load.ts';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { deliveryView } from './view.ts';

/** What was sent to a channel, newest first, with each try. Throws `not_found`, `invalid_cursor`. */
export async function listDeliveries(
  ctx: CoreContext,
  input: PageQuery & { channelId: string },
): Promise<Page<Delivery>> {
  allow(ctx, 'settings:read');
  const { channelId } = input;
  const scope = ['deliveries', ctx.workspaceId, channelId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await loadChannel(tx, channelId);
    const rows = await tx.delivery.findMany({
      where: { channelId, ...after(position) },
      orderBy: newestFirst,
      take: input.limit + 1,
    });
    return toPage(rows, { limit: input.limit, scope, view: deliveryView });
  });
}
