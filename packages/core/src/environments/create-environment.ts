import type { Environment, EnvironmentInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { jsonOrNull } from '../rules/json.ts';
import { projectIdOf } from '../rules/project.ts';
import { refuseSameName } from './load.ts';
import { browsingOf } from './settings.ts';
import { storageStateMaxAgeMs } from './storage-state-age.ts';
import { environmentView } from './view.ts';

/** Makes an environment. Throws `invalid_input`, `conflict` when the name is taken. */
export async function createEnvironment(ctx: CoreContext, input: EnvironmentInput): Promise<Environment> {
  allow(ctx, 'settings:write');
  const { workspaceId } = ctx;
  const maxAgeMs = storageStateMaxAgeMs(input.storageStateMaxAge);
  const created = inWorkspace(ctx, workspaceId, async (tx) => {
    const now = ctx.clock.now();
    const row = await tx.environment.create({
      data: {
        id: ctx.newId('environment'),
        workspaceId,
        projectId: await projectIdOf(tx, ctx, input.projectId),
        name: input.name,
        baseUrl: input.baseUrl,
        variables: input.variables,
        browsing: browsingOf(input),
        allowPrivateHosts: input.allowPrivateHosts ?? true,
        model: input.model ?? null,
        budgets: jsonOrNull(input.budgets),
        retryPolicy: jsonOrNull(input.retryPolicy),
        storageStateMaxAgeMs: maxAgeMs,
        createdAt: now,
        updatedAt: now,
      },
    });
    await audit(tx, ctx, { action: 'environment.create', subjectId: row.id });
    return environmentView({ ...row, secrets: [] });
  });
  return refuseSameName(input.name, created);
}
