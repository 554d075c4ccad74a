import type { Suite, SuiteOnFailure, SuiteOrder, SuitePatch } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { suiteContent } from './content.ts';
import { loadSuite, refuseSameName } from './load.ts';
import { suiteView } from './view.ts';

/**
 * Changes what the patch names. Taken from it that a failure stops the rest, what already waits goes on as well, and so
 * does what of it runs again. Throws `not_found`, `invalid_input`, and `conflict` for a name that is
 * taken.
 */
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
    if (stops(before) && !stops(content)) await letGoOn(tx, { ...before, ...content });
    await audit(tx, ctx, { action: 'suite.change', subjectId: id });
    return suiteView(row);
  });
  return refuseSameName(patch.name ?? '', work);
}

function stops({ order, onFailure }: { order: string; onFailure: string }): boolean {
  return order === 'sequence' && onFailure === 'stop';
}

/** A wait names no suite: those between two of its flows are loosened, unless another suite stops between the two. */
async function letGoOn(tx: Tx, { flowIds, tags }: { flowIds: readonly string[]; tags: readonly string[] }) {
  await tx.$executeRaw`
    update run_wait w set until = 'ended'
    from run later join flow lf on lf.id = later.flow_id, run earlier join flow ef on ef.id = earlier.flow_id
    where w.until = 'passed' and later.id = w.run_id and earlier.id = w.after_run_id
      and (lf.id = any(${[...flowIds]}::text[]) or lf.tags && ${[...tags]}::text[])
      and (ef.id = any(${[...flowIds]}::text[]) or ef.tags && ${[...tags]}::text[])
      and not exists (
        select from suite s where s.run_order = 'sequence' and s.on_failure = 'stop'
          and (lf.id = any(s.flow_ids) or lf.tags && s.tags) and (ef.id = any(s.flow_ids) or ef.tags && s.tags)
      )`;
}
