import type { ChannelSecret } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { loadChannel } from './load.ts';
import { aboutChannel, newSigningSecret } from './target.ts';

/** How long the secret before is signed with too. */
const overlapMs = 24 * 3_600_000;

/** Gives a webhook a new signing secret, shown this once. Throws `not_found`, `invalid_input` for another kind. */
export async function rotateChannelSecret(ctx: CoreContext, input: { channelId: string }): Promise<ChannelSecret> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const row = await loadChannel(tx, input.channelId);
    if (row.kind !== 'webhook') throw invalid('/params/channelId', 'is no webhook, so it has no secret of ours');
    const secret = newSigningSecret();
    const sealed = ctx.vault.seal(JSON.stringify({ secret }), aboutChannel(row.id));
    const previousUntil = new Date(ctx.clock.now().getTime() + overlapMs);
    await tx.channel.updateMany({
      where: { id: row.id },
      data: {
        keyId: sealed.keyId,
        sealed: sealed.data,
        previousKeyId: row.keyId,
        previousSealed: row.sealed,
        previousUntil,
      },
    });
    await audit(tx, ctx, { action: 'channel.rotate_secret', subjectId: row.id });
    return { secret, previousUntil: previousUntil.toISOString() };
  });
}
