import { type Budgets, defaultBudgets, type ModelOverride } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { aboutModelKey, splitModelName } from './model-name.ts';

/** The caps and the model of a run: the flow's, else the environment's, else the workspace's. The key is opened for the worker alone. */
export async function settingsOfRun(
  tx: Tx,
  ctx: CoreContext,
  version: { model: string | null; budgets: unknown; timeoutMs: number | null },
  environment: { model: string | null; budgets: unknown } = { model: null, budgets: null },
): Promise<{ budgets: Budgets; model: ModelOverride | null }> {
  const own = await tx.modelSetting.findFirst();
  const budgets: Budgets = {
    ...defaultBudgets,
    ...(own?.budgets as Partial<Budgets> | undefined),
    ...(environment.budgets as Partial<Budgets> | null),
    ...(version.budgets as Partial<Budgets> | null),
    ...(version.timeoutMs === null ? {} : { wallMs: version.timeoutMs }),
  };
  const model = version.model ?? environment.model ?? own?.model ?? null;
  return { budgets, model: model === null ? null : { ...splitModelName(model), key: keyFor(ctx, model, own) } };
}

/** The workspace's key, if it is of that model's provider: it is never sent to another one. */
function keyFor(
  ctx: CoreContext,
  model: string,
  own: { model: string | null; keyId: string | null; sealed: string | null } | null,
): string | null {
  const { provider } = splitModelName(model);
  if (!own?.model || !own.keyId || !own.sealed || splitModelName(own.model).provider !== provider) return null;
  return ctx.vault.open({ keyId: own.keyId, data: own.sealed }, aboutModelKey(ctx.workspaceId, provider));
}
