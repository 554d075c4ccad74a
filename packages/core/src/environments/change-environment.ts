import type { Browsing, Environment, EnvironmentPatch, WorkspaceBudgets } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { jsonOrNull } from '../rules/json.ts';
import { lockEnvironment, refuseSameName } from './load.ts';
import { browsingOf } from './settings.ts';
import { storageStateMaxAgeMs } from './storage-state-age.ts';
import { environmentView, withSecretNames } from './view.ts';

/**
 * Changes an environment; runs that wait already keep their address. What is absent stays, null takes back what was
 * set. Throws `not_found`, `conflict`, `invalid_input`.
 */
export async function changeEnvironment(
  ctx: CoreContext,
  input: { environmentId: string; patch: EnvironmentPatch },
): Promise<Environment> {
  allow(ctx, 'settings:write');
  const { patch } = input;
  const maxAgeMs = storageStateMaxAgeMs(patch.storageStateMaxAge);
  const changed = inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const before = await lockEnvironment(tx, input.environmentId);
    const row = await tx.environment.update({
      where: { id: before.id },
      data: {
        name: patch.name ?? before.name,
        baseUrl: patch.baseUrl ?? before.baseUrl,
        variables: patch.variables ?? (before.variables as Record<string, string>),
        browsing: browsingOf(patch, before.browsing as Partial<Browsing>),
        allowPrivateHosts:
          patch.allowPrivateHosts === undefined ? before.allowPrivateHosts : (patch.allowPrivateHosts ?? true),
        model: patch.model === undefined ? before.model : patch.model,
        budgets: jsonOrNull(patch.budgets === undefined ? (before.budgets as WorkspaceBudgets | null) : patch.budgets),
        retryPolicy: jsonOrNull(patch.retryPolicy === undefined ? before.retryPolicy : patch.retryPolicy),
        storageStateMaxAgeMs: patch.storageStateMaxAge === undefined ? before.storageStateMaxAgeMs : maxAgeMs,
        updatedAt: ctx.clock.now(),
      },
      include: withSecretNames,
    });
    await audit(tx, ctx, {
      action: 'environment.change',
      subjectId: row.id,
      details: { fields: Object.keys(patch).sort() },
    });
    return environmentView(row);
  });
  return refuseSameName(input.patch.name ?? '', changed);
}
