import type { Role } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { keepAnOwner, lockPeople } from './lock-people.ts';
import { mayHandle } from './may-handle.ts';

/** Puts somebody out of the workspace, from their next request on. Throws `not_found`, `forbidden`, `conflict`. */
export async function removeMember(ctx: CoreContext, input: { memberId: string }): Promise<void> {
  allow(ctx, 'settings:write');
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const now = await lockPeople(tx, ctx);
    const { memberId: id } = input;
    const row = found(await tx.membership.findFirst({ where: { id } }), 'member', id);
    mayHandle(now, row.role as Role);
    await keepAnOwner(tx, { without: row });
    await tx.membership.delete({ where: { id } });
    await audit(tx, ctx, { action: 'member.remove', subjectId: row.userId, details: { role: row.role } });
  });
}
