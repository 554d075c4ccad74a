import type { Environment } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadEnvironment } from './load.ts';
import { environmentView } from './view.ts';

/** An environment with its variables and the names of its secrets. Throws `not_found`. */
export async function getEnvironment(ctx: CoreContext, input: { environmentId: string }): Promise<Environment> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    return environmentView(await loadEnvironment(tx, input.environmentId));
  });
}
