import { AppError, type Limit } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { isUsedUp, readLimits, tellLimit } from '../limits/read-limits.ts';
import { found } from '../rules/not-found.ts';

/** How many more runs may be made now, and the limit that stops the next one. */
export interface Room {
  runs: number;
  limit: Limit | null;
  /** Why none may be tried, whatever the limits; absent: they may. */
  refusal?: string | undefined;
}

/** Seconds after which a client that found the queue full should try again. */
const retryAfterSeconds = 30;

/**
 * Locks the workspace's row: who creates runs in it takes turns, so that limits are exact. Always the first lock, and
 * one that lets rows be written that point to the workspace: else steps would wait, and cancellations deadlock.
 */
export async function lockWorkspace(tx: Tx, ctx: CoreContext): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from workspace where id = ${ctx.workspaceId} and deleted_at is null for no key update`;
  found(rows[0], 'workspace', ctx.workspaceId);
}

/**
 * Locks as `lockWorkspace` does, then answers what `earlier` finds. Who would wait for the lock while there is no room
 * for `count` more runs is refused at once, as by `admit`: callers of a full workspace hold no connection for that.
 */
export async function lockToAdmit<T>(
  tx: Tx,
  ctx: CoreContext,
  { count, earlier }: { count: number; earlier: () => Promise<T | null> },
): Promise<T | null> {
  if (!(await isFreeToLock(tx, ctx))) {
    const full = await tellFull(tx, ctx, count);
    // Looked for after the room was: the call that this one repeats may have taken the last of it.
    const known = await earlier();
    if (known !== null) return known;
    if (full !== null) throw full;
    await lockWorkspace(tx, ctx);
  }
  return earlier();
}

/** Locks it, unless somebody else has. */
async function isFreeToLock(tx: Tx, ctx: CoreContext): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from workspace where id = ${ctx.workspaceId} and deleted_at is null for no key update skip locked`;
  return rows.length > 0;
}

/** How many runs the workspace's limits leave room for; exact while the workspace is locked. */
export async function roomFor(tx: Tx, ctx: CoreContext): Promise<Room> {
  let room: Room = { runs: Number.POSITIVE_INFINITY, limit: null };
  for (const limit of await readLimits(tx, ctx)) {
    const counted = limit.name === 'queued_runs' || limit.name === 'runs_per_day';
    const left = isUsedUp(limit) ? 0 : counted && limit.max !== null ? Math.max(0, limit.max - limit.used) : null;
    // A plan that is used up stays so for longer than a full queue, so it is named first.
    if (left !== null && (left < room.runs || (left === room.runs && room.limit?.period === 'now'))) {
      room = { runs: left, limit };
    }
  }
  return room;
}

/**
 * Throws when `count` more runs would not fit: `queue_full` when too many wait, else `limit_exceeded`; both say which
 * limit in their details. Needs `lockWorkspace`.
 */
export async function admit(tx: Tx, ctx: CoreContext, count: number): Promise<void> {
  const full = await tellFull(tx, ctx, count);
  if (full !== null) throw full;
}

async function tellFull(tx: Tx, ctx: CoreContext, count: number): Promise<AppError | null> {
  const { runs, limit } = await roomFor(tx, ctx);
  if (count <= runs || limit === null) return null;
  if (limit.period !== 'now') return new AppError('limit_exceeded', tellLimit(limit), { details: { limit } });
  return new AppError('queue_full', tellLimit(limit), { details: { limit, retryAfterSeconds } });
}
