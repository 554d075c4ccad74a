import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';

/** Removes a hook: its address answers no longer. Throws `not_found`. */
export async function removeHook(ctx: CoreContext, input: { environmentId: string; hookId: string }): Promise<void> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { count } = await tx.hook.updateMany({
      where: { id: input.hookId, environmentId: input.environmentId, removedAt: null },
      data: { removedAt: ctx.clock.now() },
    });
    found(count || null, 'hook', input.hookId);
    await audit(tx, ctx, { action: 'hook.remove', subjectId: input.hookId });
  });
}
