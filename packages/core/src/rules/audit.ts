import type { Prisma, Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';

/** Writes down, in the transaction of the change, who changed what. `details` holds no secret. */
export async function audit(
  tx: Tx,
  ctx: CoreContext,
  entry: { action: string; subjectId: string; details?: Prisma.InputJsonObject },
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      id: ctx.newId('audit'),
      workspaceId: ctx.workspaceId,
      actorKind: ctx.actor.kind,
      actorId: ctx.actor.id,
      action: entry.action,
      subjectId: entry.subjectId,
      details: entry.details ?? {},
      createdAt: ctx.clock.now(),
    },
  });
}
