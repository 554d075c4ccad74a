import type { Project, ProjectPatch } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { defaultProjectId } from '../rules/project.ts';
import { loadProject, projectView, refuseSameProject } from './view.ts';

/** Renames a project. Throws `not_found`, `conflict` when the name is taken. */
export async function changeProject(
  ctx: CoreContext,
  input: { projectId: string; patch: ProjectPatch },
): Promise<Project> {
  allow(ctx, 'settings:write');
  const changed = inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const before = await loadProject(tx, input.projectId);
    const name = input.patch.name ?? before.name;
    const row = name === before.name ? before : await tx.project.update({ where: { id: before.id }, data: { name } });
    if (row !== before) await audit(tx, ctx, { action: 'project.change', subjectId: row.id });
    return projectView(row, await defaultProjectId(tx, ctx.workspaceId));
  });
  return refuseSameProject(input.patch.name ?? '', changed);
}
