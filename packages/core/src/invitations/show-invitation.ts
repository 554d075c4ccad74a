import type { InvitationShown } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { openInvitation } from './open-invitation.ts';

/** What the holder of a link is asked to. Throws `not_found` for a link that is no good any more. */
export async function showInvitation(ctx: SystemContext, input: { token: string }): Promise<InvitationShown> {
  const { workspaceId, email, role, expiresAt } = await openInvitation(ctx, input);
  const { name } = await inWorkspace(ctx, workspaceId, (tx) =>
    tx.workspace.findFirstOrThrow({ where: { id: workspaceId }, select: { name: true } }),
  );
  return { workspaceName: name, email, role, expiresAt: expiresAt.toISOString() };
}
