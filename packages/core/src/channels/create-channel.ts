import type { ChannelCreated, ChannelInput } from '@smokejumper/contracts';
import { inWorkspace, type Prisma } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { loadEnvironment } from '../environments/load.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { jsonOrNull } from '../rules/json.ts';
import { refuseTarget } from './refuse-target.ts';
import { aboutChannel, newSigningSecret, splitTarget } from './target.ts';
import { channelView } from './view.ts';

/** Makes a channel. A webhook's signing secret is in this answer and in no later one. Throws `not_found`, `invalid_input`. */
export async function createChannel(ctx: CoreContext, input: ChannelInput): Promise<ChannelCreated> {
  allow(ctx, 'settings:write');
  const { target, quietHours, ...rest } = input;
  refuseTarget(target);
  const { settings, secrets } = splitTarget(target);
  const secret = target.kind === 'webhook' ? newSigningSecret() : null;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    if (input.environmentId !== null) await loadEnvironment(tx, input.environmentId);
    const id = ctx.newId('channel');
    const kept = JSON.stringify(secret === null ? secrets : { secret });
    const sealed = ctx.vault.seal(kept, aboutChannel(id));
    const row = await tx.channel.create({
      data: {
        ...rest,
        id,
        workspaceId: ctx.workspaceId,
        kind: target.kind,
        settings: settings as Prisma.InputJsonObject,
        keyId: sealed.keyId,
        sealed: sealed.data,
        quietHours: jsonOrNull(quietHours),
        createdBy: ctx.actor.id,
        createdAt: ctx.clock.now(),
      },
    });
    await audit(tx, ctx, { action: 'channel.create', subjectId: id, details: { kind: target.kind } });
    return { ...channelView(row), secret };
  });
}
