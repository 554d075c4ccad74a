import type { ModelSettingsInput, WorkspaceModelSettings } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { aboutModelKey, splitModelName } from './model-name.ts';
import { modelSettingsView } from './view.ts';

/**
 * Says which model a workspace's runs ask, and their caps. A key belongs to one provider: naming another drops it.
 * Throws `invalid_input` for a key without a model.
 */
export async function setModelSettings(ctx: CoreContext, input: ModelSettingsInput): Promise<WorkspaceModelSettings> {
  allow(ctx, 'settings:write');
  const { workspaceId } = ctx;
  const { model, key, budgets } = input;
  if (model === null && typeof key === 'string') throw invalid('/key', 'needs a model, whose provider it is for');
  const provider = model === null ? null : splitModelName(model).provider;
  return inWorkspace(ctx, workspaceId, async (tx) => {
    await tx.$queryRaw`select 1 from workspace where id = ${workspaceId} for no key update`;
    const before = await tx.modelSetting.findFirst();
    const stays = typeof before?.model === 'string' && splitModelName(before.model).provider === provider;
    const kept = key === undefined && stays ? { keyId: before.keyId, sealed: before.sealed } : noKey;
    const fresh =
      typeof key === 'string' && provider !== null ? ctx.vault.seal(key, aboutModelKey(workspaceId, provider)) : null;
    const data = {
      model,
      ...(fresh === null ? kept : { keyId: fresh.keyId, sealed: fresh.data }),
      budgets,
      updatedAt: ctx.clock.now(),
    };
    const row = await tx.modelSetting.upsert({
      where: { workspaceId },
      create: { workspaceId, ...data },
      update: data,
    });
    const details = { model, budgets, key: fresh !== null ? 'set' : row.sealed === null ? 'none' : 'kept' };
    await audit(tx, ctx, { action: 'model.set', subjectId: workspaceId, details });
    return modelSettingsView(row);
  });
}

const noKey = { keyId: null, sealed: null };
