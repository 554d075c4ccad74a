import type { CoreContext, PersonContext } from '../context.ts';
import { keysOfPerson, keysOfWorkspace } from './key-rows.ts';
import { type AskedOnce, doOnce, type StoredAnswer } from './once.ts';

/**
 * Does `work` once for a key and route of a workspace, or of a person who asks for none; the same key again answers what
 * was stored, with `replayed: true`, for 24 hours. Throws `idempotency_key_reused` for another fingerprint,
 * `idempotency_in_progress` while the first is at work. Work that throws leaves no trace of the key.
 */
export async function withIdempotency(
  ctx: CoreContext | PersonContext,
  input: AskedOnce,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const keys = 'workspaceId' in ctx ? keysOfWorkspace(ctx) : keysOfPerson(ctx);
  return doOnce(ctx, { keys, asked: input }, work);
}
