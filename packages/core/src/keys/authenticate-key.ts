import { AppError, type KeyScope } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { Actor, SystemContext } from '../context.ts';
import { hashToken } from '../rules/token.ts';
import { isKeyText } from './key-text.ts';

/** The last use is written at most this often, so that reading costs no write. */
const lastUsedEveryMs = 60_000;

/**
 * Who a key belongs to. A mistyped key is refused without asking the database. Throws `unauthenticated` for a
 * mistyped, unknown, revoked or expired key; only who has all of a key's text is told that it was a good one.
 */
export async function authenticateKey(
  ctx: SystemContext,
  input: { key: string },
): Promise<{ workspaceId: string; actor: Extract<Actor, { kind: 'apiKey' }> }> {
  const refused = new AppError('unauthenticated', 'This API key is not valid.');
  if (!isKeyText(input.key)) throw refused;
  const now = ctx.clock.now();
  const stale = new Date(now.getTime() - lastUsedEveryMs);
  return asSystem(ctx, 'keys', async (tx) => {
    const row = await tx.apiKey.findFirst({ where: { hash: hashToken(input.key) } });
    if (!row) throw refused;
    if (row.revokedAt) throw new AppError('unauthenticated', 'This API key was revoked.');
    if (row.expiresAt && row.expiresAt <= now) throw new AppError('unauthenticated', 'This API key has expired.');
    if (!row.lastUsedAt || row.lastUsedAt < stale) {
      await tx.apiKey.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } });
    }
    return {
      workspaceId: row.workspaceId,
      actor: { kind: 'apiKey', id: row.id, scopes: row.scopes as KeyScope[] },
    };
  });
}
