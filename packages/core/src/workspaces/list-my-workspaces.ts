import type { Role, WorkspaceOfMine } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { PersonContext } from '../context.ts';

/** The workspaces of who asks, by name. */
export async function listMyWorkspaces(ctx: PersonContext): Promise<WorkspaceOfMine[]> {
  const rows = await asSystem(ctx, 'memberships', (tx) =>
    tx.membership.findMany({
      where: { userId: ctx.actor.id },
      select: { role: true, workspace: { select: { id: true, name: true, createdAt: true } } },
    }),
  );
  return rows
    .map(({ role, workspace }) => ({
      ...workspace,
      createdAt: workspace.createdAt.toISOString(),
      role: role as Role,
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
