import type { Log } from '@smokejumper/contracts';
import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  type PgPool,
  quoteSchemaName,
  runMigrations,
  withBackend,
} from 'bullmq';
import pg from 'pg';
import type { Backend, Envelope } from './backend.ts';
import { workerOptions } from './backend.ts';
import { unavailable, whereIs } from './unavailable.ts';

const connectMs = 3_000;

/**
 * Jobs on Postgres, in a schema of BullMQ's own that is made or brought up to date here. Throws AppError
 * `unavailable` within seconds when nothing answers there.
 */
export async function openPostgres(options: { databaseUrl: string }, deps: { log: Log }): Promise<Backend> {
  const where = `Postgres at ${whereIs(options.databaseUrl)}`;
  // One pool for all queues and workers; each worker keeps one connection of it for LISTEN.
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'smokejumper-queue',
    options: `-c search_path=${quoteSchemaName(DEFAULT_SCHEMA)}`,
  });
  pool.on('error', (error) => deps.log.debug({ err: error }, 'queue database connection error'));
  try {
    const client = await pool.connect();
    try {
      await runMigrations(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw unavailable(`${where} cannot hold the queue`, error);
  }
  const bull = withBackend(createPostgresBackend);
  // BullMQ describes a pool by a type of its own, which pg's differs from in nothing that matters here.
  const connection = pool as unknown as PgPool;
  return {
    kind: 'postgres',
    where,
    queue: (name) => new bull.Queue<Envelope>(name, { connection }),
    worker: (name, processor, settings) =>
      new bull.Worker<Envelope, void>(name, processor, { connection, ...workerOptions(settings) }),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await pool.end();
    },
  };
}
