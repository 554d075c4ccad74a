import type { Environment, EnvironmentInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { defaultProjectId } from '../rules/project.ts';
import { refuseSameName } from './load.ts';
import { environmentView } from './view.ts';

/** Makes an environment. Throws `conflict` when the name is taken. */
export async function createEnvironment(ctx: CoreContext, input: EnvironmentInput): Promise<Environment> {
  allow(ctx, 'settings:write');
  const { workspaceId } = ctx;
  const created = inWorkspace(ctx, workspaceId, async (tx) => {
    const now = ctx.clock.now();
    const row = await tx.environment.create({
      data: {
        id: ctx.newId('environment'),
        workspaceId,
        projectId: await defaultProjectId(tx, workspaceId),
        name: input.name,
        baseUrl: input.baseUrl,
        variables: input.variables,
        createdAt: now,
        updatedAt: now,
      },
    });
    await audit(tx, ctx, { action: 'environment.create', subjectId: row.id });
    return environmentView({ ...row, secrets: [] });
  });
  return refuseSameName(input.name, created);
}
