import { AppError, type Invitation, type Role } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { mayHandle } from '../members/may-handle.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { invitationView } from './view.ts';

/** Takes an invitation back: its link is dead. Again: nothing happens. Throws `not_found`, `conflict` when answered. */
export async function cancelInvitation(ctx: CoreContext, input: { invitationId: string }): Promise<Invitation> {
  allow(ctx, 'settings:write');
  const { invitationId: id } = input;
  const now = ctx.clock.now();
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const row = found(await tx.invitation.findFirst({ where: { id } }), 'invitation', id);
    mayHandle(ctx, row.role as Role);
    const { count } = await tx.invitation.updateMany({
      where: { id, acceptedAt: null, declinedAt: null, cancelledAt: null },
      data: { cancelledAt: now },
    });
    if (count > 0) await audit(tx, ctx, { action: 'invitation.cancel', subjectId: id });
    else if (!row.cancelledAt) throw new AppError('conflict', 'This invitation was answered already.');
    return invitationView({ ...row, cancelledAt: row.cancelledAt ?? now }, now);
  });
}
