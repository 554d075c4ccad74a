import type { Environment, EnvironmentPatch } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockEnvironment, refuseSameName } from './load.ts';
import { environmentView, withSecretNames } from './view.ts';

/** Changes an environment; runs that wait already keep their address. Throws `not_found`, `conflict`. */
export async function changeEnvironment(
  ctx: CoreContext,
  input: { environmentId: string; patch: EnvironmentPatch },
): Promise<Environment> {
  allow(ctx, 'settings:write');
  const changed = inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const before = await lockEnvironment(tx, input.environmentId);
    const row = await tx.environment.update({
      where: { id: before.id },
      data: {
        name: input.patch.name ?? before.name,
        baseUrl: input.patch.baseUrl ?? before.baseUrl,
        variables: input.patch.variables ?? (before.variables as Record<string, string>),
        updatedAt: ctx.clock.now(),
      },
      include: withSecretNames,
    });
    await audit(tx, ctx, { action: 'environment.change', subjectId: row.id });
    return environmentView(row);
  });
  return refuseSameName(input.patch.name ?? '', changed);
}
