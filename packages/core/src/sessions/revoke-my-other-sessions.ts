import { asSystem } from '@smokejumper/db';
import type { PersonContext } from '../context.ts';

/** Signs whoever asks out everywhere but here. Answers how many sessions that were. */
export async function revokeMyOtherSessions(ctx: PersonContext): Promise<number> {
  const { count } = await asSystem(ctx, 'accounts', (tx) =>
    tx.session.deleteMany({ where: { userId: ctx.actor.id, id: { not: ctx.person.sessionId } } }),
  );
  return count;
}
