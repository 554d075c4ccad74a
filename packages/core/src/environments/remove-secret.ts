import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { lockEnvironment } from './load.ts';

/** Removes a secret and wipes its sealed value. Throws `not_found`. */
export async function removeSecret(ctx: CoreContext, input: { environmentId: string; name: string }): Promise<void> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { id: environmentId } = await lockEnvironment(tx, input.environmentId);
    const { count } = await tx.secret.updateMany({
      where: { environmentId, name: input.name, replacedAt: null },
      data: { sealed: null, replacedAt: ctx.clock.now() },
    });
    found(count || null, 'secret', input.name);
    await audit(tx, ctx, { action: 'secret.remove', subjectId: environmentId, details: { name: input.name } });
  });
}
