import { asSystem } from '@smokejumper/db';
import type { PersonContext } from '../context.ts';
import { found } from '../rules/not-found.ts';

/** Signs whoever asks out in one place. Throws `not_found` for a session of somebody else. */
export async function revokeMySession(ctx: PersonContext, input: { sessionId: string }): Promise<void> {
  const { count } = await asSystem(ctx, 'accounts', (tx) =>
    tx.session.deleteMany({ where: { id: input.sessionId, userId: ctx.actor.id } }),
  );
  found(count > 0 ? count : null, 'session', input.sessionId);
}
