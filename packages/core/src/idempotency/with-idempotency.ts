import { AppError } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { jsonOrNull } from '../rules/json.ts';
import { newToken } from '../rules/token.ts';

export interface StoredAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

interface Key {
  key: string;
  route: string;
  /** Digest of what was asked: another one under the same key is another request. */
  fingerprint: string;
}

const keptMs = 24 * 3_600_000;
/** A claim this old belongs to a process that died; whoever repeats the request takes over. */
const staleMs = 60_000;

/**
 * Does `work` once for a key and route; the same key again answers what was stored, with `replayed: true`, for 24
 * hours. Throws `idempotency_key_reused` for another fingerprint, `idempotency_in_progress` while the first is at
 * work. Work that throws leaves no trace of the key.
 */
export async function withIdempotency(
  ctx: CoreContext,
  input: Key,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const mine = newToken();
  const stored = await inWorkspace(ctx, ctx.workspaceId, (tx) => claim(tx, ctx, input, mine));
  if (stored) return { ...stored, replayed: true };
  const where = { workspaceId: ctx.workspaceId, route: input.route, key: input.key, claim: mine };
  let answer: StoredAnswer;
  try {
    answer = await work();
  } catch (error) {
    await inWorkspace({ db: ctx.db }, ctx.workspaceId, (tx) => tx.idempotencyKey.deleteMany({ where })).catch((err) =>
      ctx.log.warn({ err }, 'idempotency key not given back; it frees itself in a minute'),
    );
    throw error;
  }
  const { status, headers } = answer;
  await inWorkspace({ db: ctx.db }, ctx.workspaceId, (tx) =>
    tx.idempotencyKey.updateMany({
      where,
      data: { status, headers, body: jsonOrNull(answer.body), completedAt: ctx.clock.now() },
    }),
  );
  return { ...answer, replayed: false };
}

/** Null: the key is ours and the work may begin. */
async function claim(tx: Tx, ctx: CoreContext, input: Key, mine: string): Promise<StoredAnswer | null> {
  const { workspaceId } = ctx;
  const { route, key } = input;
  const now = ctx.clock.now();
  await tx.idempotencyKey.deleteMany({ where: { workspaceId, route, key, expiresAt: { lte: now } } });
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ workspaceId, ...input, claim: mine, claimedAt: now, expiresAt: new Date(now.getTime() + keptMs) }],
    skipDuplicates: true,
  });
  if (count > 0) return null;
  const row = await tx.idempotencyKey.findFirst({ where: { workspaceId, route, key } });
  if (row && row.fingerprint !== input.fingerprint) {
    throw new AppError('idempotency_key_reused', 'This idempotency key was used for another request.');
  }
  if (row?.completedAt) {
    return { status: row.status ?? 200, body: row.body, headers: (row.headers ?? {}) as Record<string, string> };
  }
  const taken = await tx.idempotencyKey.updateMany({
    where: { workspaceId, route, key, completedAt: null, claimedAt: { lt: new Date(now.getTime() - staleMs) } },
    data: { claim: mine, claimedAt: now },
  });
  if (taken.count > 0) return null;
  throw new AppError('idempotency_in_progress', 'The first request with this idempotency key is still at work.');
}
