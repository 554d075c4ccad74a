import type { InvitationShown } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { deadLink, openInvitation } from './open-invitation.ts';

/** What the holder of a link is asked to. Throws `not_found` for a link that is no good any more. */
export async function showInvitation(ctx: SystemContext, input: { token: string }): Promise<InvitationShown> {
  const { workspaceId, email, role, expiresAt } = await openInvitation(ctx, input);
  const workspace = await inWorkspace(ctx, workspaceId, (tx) =>
    tx.workspace.findFirst({ where: { id: workspaceId, deletedAt: null }, select: { name: true } }),
  );
  if (!workspace) throw deadLink();
  return { workspaceName: workspace.name, email, role, expiresAt: expiresAt.toISOString() };
}
