import type { WorkspaceInput, WorkspaceOfMine } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { type PersonContext, within } from '../context.ts';
import { insertWorkspace } from './insert-workspace.ts';

/** Makes a workspace with a project, owned by who asks. */
export async function createMyWorkspace(ctx: PersonContext, input: WorkspaceInput): Promise<WorkspaceOfMine> {
  const id = ctx.newId('workspace');
  const userId = ctx.actor.id;
  const inside = within(ctx, id, { kind: 'user', id: userId, role: 'owner' });
  return inWorkspace(ctx, id, async (tx) => {
    const { createdAt } = await insertWorkspace(tx, inside, input);
    await tx.membership.create({
      data: { id: ctx.newId('membership'), workspaceId: id, userId, role: 'owner', createdAt },
    });
    return { id, name: input.name, createdAt: createdAt.toISOString(), role: 'owner' };
  });
}
