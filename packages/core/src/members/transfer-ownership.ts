import { AppError, type Member } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { lockPeople } from './lock-people.ts';
import { mayHandle } from './may-handle.ts';
import { memberView, withUser } from './view.ts';

/** Makes a member owner and whoever asks, an owner, admin, in one go. Throws `not_found`, `forbidden`. */
export async function transferOwnership(ctx: CoreContext, input: { memberId: string }): Promise<Member> {
  mayHandle(ctx, 'owner');
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('forbidden', 'Only an owner may do this.');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    mayHandle(await lockPeople(tx, ctx), 'owner');
    const { memberId: id } = input;
    const row = found(await tx.membership.findFirst({ where: { id }, include: withUser }), 'member', id);
    if (row.userId === actor.id) return memberView(row);
    await tx.membership.updateMany({ where: { userId: actor.id }, data: { role: 'admin' } });
    await tx.membership.update({ where: { id }, data: { role: 'owner' } });
    await audit(tx, ctx, { action: 'workspace.transfer', subjectId: row.userId, details: { from: actor.id } });
    return memberView({ ...row, role: 'owner' });
  });
}
