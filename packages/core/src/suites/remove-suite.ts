import { AppError } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { loadSuite } from './load.ts';

/** Removes a suite; its flows stay. Throws `not_found`, and `conflict` while a schedule or a hook runs it. */
export async function removeSuite(ctx: CoreContext, input: { suiteId: string }): Promise<void> {
  allow(ctx, 'flows:write');
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    // Locked against a schedule or a hook that is just being made for it.
    await tx.$queryRaw`select 1 from suite where id = ${input.suiteId} for update`;
    const { id } = await loadSuite(tx, input.suiteId);
    const used = await tx.schedule.findFirst({ where: { suiteId: id }, select: { id: true, name: true } });
    if (used) throw new AppError('conflict', `The schedule ${used.name} (${used.id}) runs this suite.`);
    const hook = await tx.hook.findFirst({ where: { suiteId: id, removedAt: null }, select: { id: true } });
    if (hook) throw new AppError('conflict', `The deploy hook ${hook.id} runs this suite.`);
    await tx.hook.updateMany({ where: { suiteId: id }, data: { suiteId: null } });
    await tx.suite.deleteMany({ where: { id } });
    await audit(tx, ctx, { action: 'suite.remove', subjectId: id });
  });
}
