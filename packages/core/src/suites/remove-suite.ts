import { AppError } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { loadSuite } from './load.ts';

/** Removes a suite; its flows stay. Throws `not_found`, and `conflict` while a schedule runs it. */
export async function removeSuite(ctx: CoreContext, input: { suiteId: string }): Promise<void> {
  allow(ctx, 'flows:write');
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    // Locked against a schedule that is just being made for it.
    await tx.$queryRaw`select 1 from suite where id = ${input.suiteId} for update`;
    const { id } = await loadSuite(tx, input.suiteId);
    const used = await tx.schedule.findFirst({ where: { suiteId: id }, select: { id: true, name: true } });
    if (used) throw new AppError('conflict', `The schedule ${used.name} (${used.id}) runs this suite.`);
    await tx.suite.deleteMany({ where: { id } });
    await audit(tx, ctx, { action: 'suite.remove', subjectId: id });
  });
}
