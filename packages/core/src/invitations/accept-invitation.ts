import { AppError, type Role, type WorkspaceOfMine } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import { type CoreContext, type PersonContext, within } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { deadLink, type OpenInvitation, openInvitation } from './open-invitation.ts';

/**
 * Joins a workspace by the link of an invitation to one's own address. Who is a member already keeps the role. Throws
 * `not_found` for a link that is no good any more, `forbidden` for one to another address.
 */
export async function acceptInvitation(ctx: PersonContext, input: { token: string }): Promise<WorkspaceOfMine> {
  const invitation = await openInvitation(ctx, input);
  if (invitation.email !== ctx.person.email.toLowerCase()) {
    throw new AppError('forbidden', 'This invitation is to another e-mail address: sign in with that one.');
  }
  const { workspaceId } = invitation;
  const inside = within(ctx, workspaceId, { kind: 'user', id: ctx.actor.id, role: invitation.role });
  return inWorkspace(ctx, workspaceId, async (tx) => {
    // The same lock as whoever changes the people, or deletes the workspace.
    const [workspace] = await tx.$queryRaw<{ name: string; created_at: Date }[]>`
      select name, created_at from workspace
      where id = ${workspaceId} and deleted_at is null for no key update`;
    const { count } = await tx.invitation.updateMany({
      where: { id: invitation.id, acceptedAt: null, declinedAt: null, cancelledAt: null },
      data: { acceptedAt: ctx.clock.now() },
    });
    if (count === 0 || !workspace) throw deadLink();
    const role = await join(tx, inside, invitation);
    return { id: workspaceId, name: workspace.name, createdAt: workspace.created_at.toISOString(), role };
  });
}

async function join(tx: Tx, ctx: CoreContext, { id, role }: OpenInvitation): Promise<Role> {
  const { workspaceId, actor } = ctx;
  const known = await tx.membership.findFirst({ where: { userId: actor.id } });
  if (!known) {
    const createdAt = ctx.clock.now();
    await tx.membership.create({
      data: { id: ctx.newId('membership'), workspaceId, userId: actor.id, role, createdAt },
    });
  }
  await audit(tx, ctx, { action: 'invitation.accept', subjectId: id, details: { role: known?.role ?? role } });
  return (known?.role as Role | undefined) ?? role;
}
