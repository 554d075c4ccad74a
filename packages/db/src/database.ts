import { PrismaPg } from '@prisma/adapter-pg';
import type { Log } from '@smokejumper/contracts';
import { PrismaClient } from './generated/client.ts';
import { toAppError } from './unavailable.ts';

/** An open pool of connections. Its client is private to this package: data is reached through the two doors. */
export interface Database {
  /** Answers when the server does; throws AppError `unavailable`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const clients = new WeakMap<Database, PrismaClient>();

/** The client behind a database; never exported from the package. */
export function clientOf(db: Database): PrismaClient {
  const client = clients.get(db);
  if (!client) throw new Error('Not a database that openDatabase made.');
  return client;
}

/**
 * Opens a pool on a migrated database. Connections are made when first needed. Each one starts as
 * `smokejumper_app` without a workspace, so that a query outside the doors sees no tenant rows even when the login
 * is a superuser's.
 */
export function openDatabase(options: { url: string; log: Log; poolSize?: number | undefined }): Database {
  const report = (error: Error) => options.log.warn({ err: error }, 'database connection lost');
  const adapter = new PrismaPg(
    {
      connectionString: options.url,
      max: options.poolSize ?? 10,
      options: '-c role=smokejumper_app -c timezone=UTC',
      // Also how long a caller waits for a free connection of the pool.
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
    { onPoolError: report, onConnectionError: report },
  );
  const client = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } });
  const db: Database = {
    async ping() {
      try {
        await client.$queryRaw`select 1`;
      } catch (error) {
        throw toAppError(error);
      }
    },
    close: () => client.$disconnect(),
  };
  clients.set(db, client);
  return db;
}
