import type { ApiKey } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { keyView } from './view.ts';

/** Revokes a key, from the next request on. Again: nothing happens. Throws `not_found`. */
export async function revokeKey(ctx: CoreContext, input: { keyId: string }): Promise<ApiKey> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id: input.keyId, revokedAt: null },
      data: { revokedAt: ctx.clock.now() },
    });
    const row = found(await tx.apiKey.findFirst({ where: { id: input.keyId } }), 'API key', input.keyId);
    if (count > 0) await audit(tx, ctx, { action: 'key.revoke', subjectId: row.id });
    return keyView(row);
  });
}
