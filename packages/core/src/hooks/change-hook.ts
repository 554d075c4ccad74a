import type { Hook, HookPatch } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { refuseChoice } from '../rules/refuse-choice.ts';
import { choiceColumns, hookView } from './view.ts';

/** Changes which flows run of a hook's next deliveries. Throws `not_found`, `invalid_input`. */
export async function changeHook(
  ctx: CoreContext,
  input: { environmentId: string; hookId: string; patch: HookPatch },
): Promise<Hook> {
  allow(ctx, 'settings:write');
  const { environmentId, hookId: id, patch } = input;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    // Locked, so that two changes at once do not put a suite beside flows.
    await tx.$queryRaw`select 1 from hook where id = ${id} for no key update`;
    const before = found(await tx.hook.findFirst({ where: { id, environmentId, removedAt: null } }), 'hook', id);
    const choice = choiceColumns(patch, before);
    await refuseChoice(tx, patch, choice);
    await tx.hook.updateMany({ where: { id }, data: choice });
    await audit(tx, ctx, { action: 'hook.change', subjectId: id });
    return hookView({ ...before, ...choice });
  });
}
