import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { audit } from '../rules/audit.ts';

/** A new workspace with its first project. */
export async function insertWorkspace(
  tx: Tx,
  ctx: CoreContext,
  input: { name: string },
): Promise<{ projectId: string; createdAt: Date }> {
  const { workspaceId } = ctx;
  const createdAt = ctx.clock.now();
  const projectId = ctx.newId('project');
  await tx.workspace.create({ data: { id: workspaceId, name: input.name, createdAt } });
  await tx.project.create({ data: { id: projectId, workspaceId, name: 'Default', createdAt } });
  await audit(tx, ctx, { action: 'workspace.create', subjectId: workspaceId });
  return { projectId, createdAt };
}
