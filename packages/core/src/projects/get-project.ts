import type { Project } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { defaultProjectId } from '../rules/project.ts';
import { loadProject, projectView } from './view.ts';

/** A project. Throws `not_found`. */
export async function getProject(ctx: CoreContext, input: { projectId: string }): Promise<Project> {
  allow(ctx, 'flows:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    return projectView(await loadProject(tx, input.projectId), await defaultProjectId(tx, ctx.workspaceId));
  });
}
