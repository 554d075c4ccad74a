import { AppError, type Role } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { type CoreContext, within } from '../context.ts';

/**
 * Lets one transaction at a time change who belongs to the workspace, and answers the context with the role the actor
 * has now. Throws `forbidden` when they are no member any more.
 */
export async function lockPeople(tx: Tx, ctx: CoreContext): Promise<CoreContext> {
  await tx.$queryRaw`select 1 from workspace where id = ${ctx.workspaceId} for no key update`;
  const { actor } = ctx;
  if (actor.kind !== 'user') return ctx;
  const mine = await tx.membership.findFirst({ where: { userId: actor.id } });
  if (!mine) throw new AppError('forbidden', 'You are no member of this workspace any more.');
  return within(ctx, ctx.workspaceId, { ...actor, role: mine.role as Role });
}

/** Throws `conflict` when there would be no owner left. The people of the workspace must be locked. */
export async function keepAnOwner(tx: Tx, input: { without: { id: string; role: string } }): Promise<void> {
  if (input.without.role !== 'owner') return;
  const others = await tx.membership.count({ where: { role: 'owner', id: { not: input.without.id } } });
  if (others > 0) return;
  throw new AppError('conflict', 'This is the only owner: make somebody else one first.');
}
