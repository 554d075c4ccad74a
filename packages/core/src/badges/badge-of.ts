import type { Badge } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { loadEnvironment } from '../environments/load.ts';
import { loadFlow } from '../flows/load.ts';
import { allow } from '../rules/allow.ts';

/** What a badge's address is sealed for. */
export const aboutBadge = 'badge';

/** The address of a badge of an environment, of one flow if named. Nobody can make one up. Throws `not_found`. */
export async function badgeOf(
  ctx: CoreContext,
  input: { environmentId: string; flowId?: string | undefined; publicUrl: string },
): Promise<Badge> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const environment = await loadEnvironment(tx, input.environmentId);
    if (input.flowId !== undefined) await loadFlow(tx, input.flowId);
    const shown = JSON.stringify([ctx.workspaceId, environment.id, input.flowId ?? null]);
    const sealed = ctx.vault.seal(shown, aboutBadge);
    const token = Buffer.from(`${sealed.keyId}:${sealed.data}`).toString('base64url');
    const url = `${input.publicUrl.replace(/\/+$/, '')}/badges/${token}`;
    return { url, markdown: `![smoke tests](${url})` };
  });
}
