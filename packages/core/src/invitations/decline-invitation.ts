import { inWorkspace } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { deadLink, openInvitation } from './open-invitation.ts';

/** Turns an invitation down, by its link alone. Throws `not_found` for a link that is no good any more. */
export async function declineInvitation(ctx: SystemContext, input: { token: string }): Promise<void> {
  const { id, workspaceId, email } = await openInvitation(ctx, input);
  await inWorkspace(ctx, workspaceId, async (tx) => {
    const { count } = await tx.invitation.updateMany({
      where: { id, acceptedAt: null, declinedAt: null, cancelledAt: null },
      data: { declinedAt: ctx.clock.now() },
    });
    if (count === 0) throw deadLink();
    await audit(tx, within(ctx, workspaceId), {
      action: 'invitation.decline',
      subjectId: id,
      details: { email },
    });
  });
}
