import type { Suite, SuiteOnFailure, SuiteOrder, SuitePatch } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { suiteContent } from './content.ts';
import { loadSuite, refuseSameName } from './load.ts';
import { suiteView } from './view.ts';

/** Changes what the patch names. Throws `not_found`, `invalid_input`, and `conflict` for a name that is taken. */
export async function changeSuite(ctx: CoreContext, input: { suiteId: string; patch: SuitePatch }): Promise<Suite> {
  allow(ctx, 'flows:write');
  const { suiteId: id, patch } = input;
  const work = inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await tx.$queryRaw`select 1 from suite where id = ${id} for no key update`;
    const before = await loadSuite(tx, id);
    const content = await suiteContent(tx, patch, {
      ...before,
      order: before.order as SuiteOrder,
      onFailure: before.onFailure as SuiteOnFailure,
    });
    const row = await tx.suite.update({ where: { id }, data: { ...content, updatedAt: ctx.clock.now() } });
    await audit(tx, ctx, { action: 'suite.change', subjectId: id });
    return suiteView(row);
  });
  return refuseSameName(patch.name ?? '', work);
}
