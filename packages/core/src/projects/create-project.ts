import type { Project, ProjectInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { defaultProjectId } from '../rules/project.ts';
import { projectView, refuseSameProject } from './view.ts';

/** Makes a project. Throws `conflict` when the name is taken. */
export async function createProject(ctx: CoreContext, input: ProjectInput): Promise<Project> {
  allow(ctx, 'settings:write');
  const { workspaceId } = ctx;
  const created = inWorkspace(ctx, workspaceId, async (tx) => {
    const row = await tx.project.create({
      data: { id: ctx.newId('project'), workspaceId, name: input.name, createdAt: ctx.clock.now() },
    });
    await audit(tx, ctx, { action: 'project.create', subjectId: row.id });
    return projectView(row, await defaultProjectId(tx, workspaceId));
  });
  return refuseSameProject(input.name, created);
}
