import type { Member, Role } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { keepAnOwner, lockPeople } from './lock-people.ts';
import { mayHandle } from './may-handle.ts';
import { memberView, withUser } from './view.ts';

/** Gives a member another role, from their next request on. Throws `not_found`, `forbidden`, `conflict` (last owner). */
export async function changeMember(ctx: CoreContext, input: { memberId: string; role: Role }): Promise<Member> {
  mayHandle(ctx, input.role);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const now = await lockPeople(tx, ctx);
    mayHandle(now, input.role);
    const { memberId: id, role } = input;
    const row = found(await tx.membership.findFirst({ where: { id }, include: withUser }), 'member', id);
    mayHandle(now, row.role as Role);
    if (row.role === role) return memberView(row);
    await keepAnOwner(tx, { without: row });
    await tx.membership.update({ where: { id }, data: { role } });
    await audit(tx, ctx, { action: 'member.role', subjectId: row.userId, details: { from: row.role, to: role } });
    return memberView({ ...row, role });
  });
}
