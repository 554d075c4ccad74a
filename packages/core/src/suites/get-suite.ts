import type { Suite } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadSuite } from './load.ts';
import { suiteView } from './view.ts';

/** A suite. Throws `not_found`. */
export async function getSuite(ctx: CoreContext, input: { suiteId: string }): Promise<Suite> {
  allow(ctx, 'flows:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => suiteView(await loadSuite(tx, input.suiteId)));
}
