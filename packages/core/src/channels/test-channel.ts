import type { Delivery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { deliveryView } from '../deliveries/view.ts';
import { wakeSenders } from '../deliveries/wake.ts';
import { allow } from '../rules/allow.ts';
import { invalid } from '../rules/invalid.ts';
import { loadChannel } from './load.ts';
import { reportingKinds } from './target.ts';

/** Sends a message that says it is a test. Throws `not_found`, `invalid_input` for a channel that shows deployments. */
export async function testChannel(ctx: CoreContext, input: { channelId: string }): Promise<Delivery> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const channel = await loadChannel(tx, input.channelId);
    if ((reportingKinds as readonly string[]).includes(channel.kind)) {
      throw invalid('/params/channelId', 'shows the state of deployments: deploy something to try it');
    }
    const id = ctx.newId('delivery');
    const now = ctx.clock.now();
    const row = await tx.delivery.create({
      data: {
        id,
        workspaceId: ctx.workspaceId,
        channelId: channel.id,
        runId: null,
        key: `test:${id}`,
        subject: id,
        event: 'channel.test',
        status: 'pending',
        nextAttemptAt: now,
        createdAt: now,
      },
    });
    await wakeSenders(tx);
    return deliveryView(row);
  });
}
