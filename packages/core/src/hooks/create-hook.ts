import { randomBytes } from 'node:crypto';
import type { HookCreated, HookPatch, HookSource } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { loadEnvironment } from '../environments/load.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { refuseChoice } from '../rules/refuse-choice.ts';
import { hashToken, newToken } from '../rules/token.ts';
import { aboutHook, choiceColumns, hookView } from './view.ts';

/**
 * Makes a deploy hook of an environment. Its address (below `publicUrl`, the API's own) and its signing secret are in
 * this answer and in no later one. Throws `not_found`, and `invalid_input` for a flow or suite that is not there.
 */
export async function createHook(
  ctx: CoreContext,
  input: HookPatch & { environmentId: string; source: HookSource; publicUrl: string },
): Promise<HookCreated> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const environment = await loadEnvironment(tx, input.environmentId);
    const choice = choiceColumns(input, { flowIds: [], tags: [], files: [], suiteId: null });
    await refuseChoice(tx, input, choice);
    const id = ctx.newId('hook');
    const token = newToken();
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const sealed = ctx.vault.seal(secret, aboutHook(id));
    const row = await tx.hook.create({
      data: {
        id,
        workspaceId: ctx.workspaceId,
        environmentId: environment.id,
        source: input.source,
        ...choice,
        tokenHash: hashToken(token),
        keyId: sealed.keyId,
        sealed: sealed.data,
        createdAt: ctx.clock.now(),
      },
    });
    await audit(tx, ctx, { action: 'hook.create', subjectId: id });
    return { ...hookView(row), url: `${input.publicUrl.replace(/\/+$/, '')}/hooks/${input.source}/${token}`, secret };
  });
}
