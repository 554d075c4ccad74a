import { asSystem, inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext, PersonContext } from '../context.ts';
import { jsonOrNull } from '../rules/json.ts';
import type { AskedOnce, StoredAnswer } from './once.ts';

/** A key as it is stored. */
export interface KeyRow {
  fingerprint: string;
  completedAt: Date | null;
  status: number | null;
  body: unknown;
  headers: unknown;
}

/** The rows of whoever asks, in one transaction. A claim belongs to the request that made it. */
export interface KeyRows {
  dropExpired(asked: AskedOnce, now: Date): Promise<unknown>;
  /** False: there is one already. */
  insert(asked: AskedOnce, claim: { claim: string; claimedAt: Date; expiresAt: Date }): Promise<boolean>;
  find(asked: AskedOnce): Promise<KeyRow | null>;
  /** Takes over an unfinished claim from before `staleAt`; false when there is none. */
  takeOver(asked: AskedOnce, input: { claim: string; now: Date; staleAt: Date }): Promise<boolean>;
  complete(asked: AskedOnce, input: { claim: string; answer: StoredAnswer; now: Date }): Promise<unknown>;
  giveBack(asked: AskedOnce, claim: string): Promise<unknown>;
}

export type KeyDoor = <T>(work: (rows: KeyRows) => Promise<T>, always?: 'always') => Promise<T>;

/** Keys of a workspace. `always`: also when the request was given up meanwhile. */
export function keysOfWorkspace(ctx: CoreContext): KeyDoor {
  const { workspaceId, db } = ctx;
  return (work, always) =>
    inWorkspace(always ? { db } : ctx, workspaceId, (tx) => work(rowsOf(tx.idempotencyKey as Table, { workspaceId })));
}

/** Keys of a person, for what belongs to no workspace. */
export function keysOfPerson(ctx: PersonContext): KeyDoor {
  const { db } = ctx;
  return (work, always) =>
    asSystem(always ? { db } : ctx, 'accounts', (tx) =>
      work(rowsOf(tx.personIdempotencyKey as unknown as Table, { userId: ctx.actor.id })),
    );
}

/** Both tables are the same but for whose they are. */
type Table = Pick<Tx['idempotencyKey'], 'deleteMany' | 'createMany' | 'findFirst' | 'updateMany'>;

function rowsOf(table: Table, owner: { workspaceId: string } | { userId: string }): KeyRows {
  // For Prisma's types it is a workspace's; at run time each table has the owner that it was opened with.
  const of = ({ route, key }: AskedOnce) => ({ ...(owner as { workspaceId: string }), route, key });
  return {
    dropExpired: (asked, now) => table.deleteMany({ where: { ...of(asked), expiresAt: { lte: now } } }),
    insert: async (asked, claim) => {
      const data = [{ ...of(asked), fingerprint: asked.fingerprint, ...claim }];
      return (await table.createMany({ data, skipDuplicates: true })).count > 0;
    },
    find: (asked) => table.findFirst({ where: of(asked) }),
    takeOver: async (asked, { claim, now, staleAt }) => {
      const where = { ...of(asked), completedAt: null, claimedAt: { lt: staleAt } };
      return (await table.updateMany({ where, data: { claim, claimedAt: now } })).count > 0;
    },
    complete: (asked, { claim, answer: { status, headers, body }, now }) =>
      table.updateMany({
        where: { ...of(asked), claim },
        data: { status, headers, body: jsonOrNull(body), completedAt: now },
      }),
    giveBack: (asked, claim) => table.deleteMany({ where: { ...of(asked), claim } }),
  };
}
