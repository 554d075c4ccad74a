import type { Listener } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';

/** Carries what triggers of the database say: the id of a key or session, or a person and a workspace. */
const accessChannel = 'smokejumper_access';

/**
 * Calls back with true once the key, the session or the membership that a context stands on is no more, and with false
 * when that may have been missed. Returns a function that stops it.
 */
export async function onAccessEnded(
  ctx: CoreContext,
  input: { listener: Listener; sessionId: string | null },
  handler: (certain: boolean) => void,
): Promise<() => void> {
  const mine = new Set([ctx.actor.id, `${ctx.actor.id} ${ctx.workspaceId}`, input.sessionId]);
  return input.listener.on(accessChannel, (ended) => {
    if (ended === null || mine.has(ended)) handler(ended !== null);
  });
}
