import { setTimeout } from 'node:timers/promises';
import { AppError } from '@smokejumper/contracts';
import { clientOf, type Database } from './database.ts';
import type { Prisma } from './generated/client.ts';
import type { SystemPurpose } from './system-purpose.ts';
import { toAppError } from './unavailable.ts';
import { isDeadlock } from './violations.ts';

/** A transaction behind one of the doors. */
export type Tx = Prisma.TransactionClient;

export interface DoorContext {
  db: Database;
  /** Aborted: no transaction is begun. One under way is carried to its end. */
  signal?: AbortSignal | undefined;
}

/**
 * One transaction that sees and writes the rows of one workspace, and no other's: the database itself refuses. After a
 * deadlock `work` is called again, so it must change nothing but rows.
 * Throws `unavailable` when the server cannot be reached or is lost; then nothing was written.
 */
export function inWorkspace<T>(ctx: DoorContext, workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (workspaceId === '') throw new AppError('internal', 'A workspace is needed to enter one.');
  return transact(ctx, async (tx) => {
    await tx.$queryRaw`
      select set_config('role', 'smokejumper_app', true),
             set_config('app.workspace_id', ${workspaceId}, true),
             set_config('app.purpose', '', true)`;
    return work(tx);
  });
}

/** One transaction across workspaces, which reaches only the tables and columns that its purpose needs. */
export function asSystem<T>(ctx: DoorContext, purpose: SystemPurpose, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(ctx, async (tx) => {
    await tx.$queryRaw`
      select set_config('role', 'smokejumper_system', true),
             set_config('app.workspace_id', '', true),
             set_config('app.purpose', ${purpose}, true)`;
    return work(tx);
  });
}

/** How often a transaction that the database picked as the victim of a deadlock is begun. */
const mostTries = 5;
/** The one that waited is woken by the victim's end; begun again at once, the victim could take the row before it. */
const pauseMs = 20;

async function transact<T>(ctx: DoorContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    ctx.signal?.throwIfAborted();
    try {
      return await clientOf(ctx.db).$transaction(work);
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw toAppError(error);
      // Nothing is left of this one, and the other goes through meanwhile: done again, it finds the way free.
      await setTimeout(pauseMs * tries);
    }
  }
}
