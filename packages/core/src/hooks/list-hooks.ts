import type { Hook } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { loadEnvironment } from '../environments/load.ts';
import { allow } from '../rules/allow.ts';
import { newestFirst } from '../rules/cursor.ts';
import { hookView } from './view.ts';

/** The hooks of an environment, newest first, without token and secret. Throws `not_found`. */
export async function listHooks(ctx: CoreContext, input: { environmentId: string }): Promise<Hook[]> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { id } = await loadEnvironment(tx, input.environmentId);
    const rows = await tx.hook.findMany({ where: { environmentId: id, removedAt: null }, orderBy: newestFirst });
    return rows.map(hookView);
  });
}
