import { AppError } from '@smokejumper/contracts';
import type { SystemContext } from '../context.ts';
import { newToken } from '../rules/token.ts';
import type { KeyDoor, KeyRows } from './key-rows.ts';

export interface StoredAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

export interface AskedOnce {
  key: string;
  route: string;
  /** Digest of what was asked: another one under the same key is another request. */
  fingerprint: string;
}

const keptMs = 24 * 3_600_000;
/** A claim this old belongs to a process that died; whoever repeats the request takes over. */
const staleMs = 60_000;

/** As `withIdempotency`, with keys from behind any door. */
export async function doOnce(
  ctx: SystemContext,
  input: { keys: KeyDoor; asked: AskedOnce },
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const { keys, asked } = input;
  const mine = newToken();
  const stored = await keys((rows) => claim(rows, asked, { mine, now: ctx.clock.now() }));
  if (stored) return { ...stored, replayed: true };
  let answer: StoredAnswer;
  try {
    answer = await work();
  } catch (error) {
    await keys((rows) => rows.giveBack(asked, mine), 'always').catch((err) =>
      ctx.log.warn({ err }, 'idempotency key not given back; it frees itself in a minute'),
    );
    throw error;
  }
  await keys((rows) => rows.complete(asked, { claim: mine, answer, now: ctx.clock.now() }), 'always');
  return { ...answer, replayed: false };
}

/** Null: the key is ours and the work may begin. */
async function claim(
  rows: KeyRows,
  asked: AskedOnce,
  { mine, now }: { mine: string; now: Date },
): Promise<StoredAnswer | null> {
  await rows.dropExpired(asked, now);
  const expiresAt = new Date(now.getTime() + keptMs);
  if (await rows.insert(asked, { claim: mine, claimedAt: now, expiresAt })) return null;
  const row = await rows.find(asked);
  if (row && row.fingerprint !== asked.fingerprint) {
    throw new AppError('idempotency_key_reused', 'This idempotency key was used for another request.');
  }
  if (row?.completedAt) {
    return { status: row.status ?? 200, body: row.body, headers: (row.headers ?? {}) as Record<string, string> };
  }
  const staleAt = new Date(now.getTime() - staleMs);
  if (await rows.takeOver(asked, { claim: mine, now, staleAt })) return null;
  throw new AppError('idempotency_in_progress', 'The first request with this idempotency key is still at work.');
}
