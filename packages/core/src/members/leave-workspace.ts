import { AppError } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { keepAnOwner, lockPeople } from './lock-people.ts';

/** Whoever asks belongs to the workspace no more. Throws `conflict` for the last owner, `forbidden` for an API key. */
export async function leaveWorkspace(ctx: CoreContext): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('forbidden', 'Only a member leaves a workspace.');
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await lockPeople(tx, ctx);
    const row = await tx.membership.findFirstOrThrow({ where: { userId: actor.id } });
    await keepAnOwner(tx, { without: row });
    await tx.membership.delete({ where: { id: row.id } });
    await audit(tx, ctx, { action: 'member.leave', subjectId: actor.id, details: { role: row.role } });
  });
}
