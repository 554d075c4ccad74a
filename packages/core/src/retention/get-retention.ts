import type { RetentionSettings } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { readDays } from './days-of.ts';
import { retentionView } from './view.ts';

/** For how many days a workspace keeps runs and artifacts. */
export async function getRetention(ctx: CoreContext): Promise<RetentionSettings> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => retentionView(await readDays(tx, ctx)));
}
