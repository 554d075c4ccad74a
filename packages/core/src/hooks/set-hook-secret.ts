import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { aboutHook } from './view.ts';

/** Gives a hook the secret that its sender made. Throws `not_found`. */
export async function setHookSecret(
  ctx: CoreContext,
  input: { environmentId: string; hookId: string; value: string },
): Promise<void> {
  allow(ctx, 'settings:write');
  const { environmentId, hookId: id } = input;
  const sealed = ctx.vault.seal(input.value, aboutHook(id));
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { count } = await tx.hook.updateMany({
      where: { id, environmentId, removedAt: null },
      data: { keyId: sealed.keyId, sealed: sealed.data },
    });
    found(count || null, 'hook', id);
    await audit(tx, ctx, { action: 'hook.set_secret', subjectId: id });
  });
}
