import type { Session } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { PersonContext } from '../context.ts';

/** Where whoever asks is signed in, the newest first. */
export async function listMySessions(ctx: PersonContext): Promise<Session[]> {
  const rows = await asSystem(ctx, 'accounts', (tx) =>
    tx.session.findMany({
      where: { userId: ctx.actor.id, expiresAt: { gt: ctx.clock.now() } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      omit: { token: true },
    }),
  );
  return rows.map((row) => ({
    id: row.id,
    current: row.id === ctx.person.sessionId,
    address: row.ipAddress,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
