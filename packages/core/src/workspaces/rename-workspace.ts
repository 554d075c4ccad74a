import type { Workspace, WorkspaceInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';

/** Gives the workspace another name. */
export async function renameWorkspace(ctx: CoreContext, input: WorkspaceInput): Promise<Workspace> {
  allow(ctx, 'settings:write');
  const { workspaceId: id } = ctx;
  return inWorkspace(ctx, id, async (tx) => {
    const row = await tx.workspace.findFirstOrThrow({ where: { id }, select: { name: true, createdAt: true } });
    if (row.name !== input.name) {
      await tx.workspace.update({ where: { id }, data: { name: input.name } });
      await audit(tx, ctx, {
        action: 'workspace.rename',
        subjectId: id,
        details: { from: row.name, to: input.name },
      });
    }
    return { id, name: input.name, createdAt: row.createdAt.toISOString() };
  });
}
