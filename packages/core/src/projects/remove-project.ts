import { AppError } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { defaultProjectId } from '../rules/project.ts';
import { loadProject } from './view.ts';

/**
 * Removes an empty project. Throws `not_found`, `conflict` for the default one and for one that has flows, also
 * archived ones, or environments: with them their runs would go.
 */
export async function removeProject(ctx: CoreContext, input: { projectId: string }): Promise<void> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    // Who makes something in it holds a share of this lock, so that nothing is made in what is being removed.
    await tx.$queryRaw`select 1 from project where id = ${input.projectId} for update`;
    const { id, name } = await loadProject(tx, input.projectId);
    if (id === (await defaultProjectId(tx, ctx.workspaceId))) {
      throw new AppError('conflict', 'The default project holds what names no other, and stays.');
    }
    const flows = await tx.flow.count({ where: { projectId: id } });
    const environments = await tx.environment.count({ where: { projectId: id } });
    if (flows + environments > 0) {
      throw new AppError('conflict', `The project ${name} has ${flows} flows and ${environments} environments.`);
    }
    await tx.project.deleteMany({ where: { id } });
    await audit(tx, ctx, { action: 'project.remove', subjectId: id, details: { name } });
  });
}
