import type { Suite, SuiteInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { suiteContent } from './content.ts';
import { refuseSameName } from './load.ts';
import { suiteView } from './view.ts';

/** Makes a suite. Throws `invalid_input`, and `conflict` for a name that is taken. */
export async function createSuite(ctx: CoreContext, input: SuiteInput): Promise<Suite> {
  allow(ctx, 'flows:write');
  const work = inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const content = await suiteContent(tx, input, { flowIds: [], tags: [], order: input.order });
    const now = ctx.clock.now();
    const row = await tx.suite.create({
      data: {
        ...content,
        id: ctx.newId('suite'),
        workspaceId: ctx.workspaceId,
        createdBy: ctx.actor.id,
        createdAt: now,
        updatedAt: now,
      },
    });
    await audit(tx, ctx, { action: 'suite.create', subjectId: row.id });
    return suiteView(row);
  });
  return refuseSameName(input.name, work);
}
