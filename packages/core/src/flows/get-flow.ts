import type { Flow } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadFlow } from './load.ts';
import { showFlow } from './needs.ts';

/** A flow with its current version. Throws `not_found`. */
export async function getFlow(ctx: CoreContext, input: { flowId: string }): Promise<Flow> {
  allow(ctx, 'flows:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { flow, version } = await loadFlow(tx, input.flowId);
    return showFlow(tx, flow, version);
  });
}
