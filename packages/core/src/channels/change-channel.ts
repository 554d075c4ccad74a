import type { Channel, ChannelPatch } from '@smokejumper/contracts';
import { inWorkspace, type Prisma } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { loadEnvironment } from '../environments/load.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { jsonOrNull } from '../rules/json.ts';
import { loadChannel } from './load.ts';
import { refuseTarget } from './refuse-target.ts';
import { aboutChannel, splitTarget } from './target.ts';
import { channelView } from './view.ts';

/** Changes what the patch names; `enabled: true` also takes back a disabling of ours. Throws `not_found`, `invalid_input`. */
export async function changeChannel(
  ctx: CoreContext,
  input: { channelId: string; patch: ChannelPatch },
): Promise<Channel> {
  allow(ctx, 'settings:write');
  const { target, quietHours, enabled, environmentId, ...rest } = input.patch;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const before = await loadChannel(tx, input.channelId);
    if (environmentId) await loadEnvironment(tx, environmentId);
    if (target && target.kind !== before.kind)
      throw invalid('/target/kind', `is not ${before.kind}: make a new channel`);
    const data: Prisma.ChannelUncheckedUpdateManyInput = {};
    for (const [name, value] of Object.entries(rest)) if (value !== undefined) Object.assign(data, { [name]: value });
    if (environmentId !== undefined) data.environmentId = environmentId;
    if (quietHours !== undefined) data.quietHours = jsonOrNull(quietHours);
    if (enabled === true) Object.assign(data, { disabledAt: null, disabledReason: null });
    if (enabled === false) Object.assign(data, { disabledAt: ctx.clock.now(), disabledReason: 'Switched off.' });
    if (target) {
      refuseTarget(target);
      const { settings, secrets } = splitTarget(target);
      data.settings = settings as Prisma.InputJsonObject;
      if (target.kind !== 'webhook') {
        const sealed = ctx.vault.seal(JSON.stringify(secrets), aboutChannel(before.id));
        Object.assign(data, { keyId: sealed.keyId, sealed: sealed.data });
      }
    }
    await tx.channel.updateMany({ where: { id: before.id }, data });
    await audit(tx, ctx, { action: 'channel.change', subjectId: before.id });
    return channelView(await loadChannel(tx, before.id));
  });
}
