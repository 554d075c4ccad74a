import { randomBytes } from 'node:crypto';
import { silentLog } from '@smokejumper/contracts';
import pg from 'pg';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { loadMigrations, migrationsHash } from '../migration-files.ts';

/** A migrated database of a test's own. */
export interface TestDatabase {
  /** Login of the owner. */
  url: string;
  db: Database;
  /** A query as the owner, past both doors: to look at what is really there, or to break it. */
  asOwner<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Closes `db` and removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

const templateLock = 7_716_654;

/**
 * A fresh database in the server of TEST_DATABASE_URL, cloned from a template that is migrated once per set of
 * migrations. `empty` leaves the migrations out.
 */
export async function createTestDatabase(options: { poolSize?: number; empty?: boolean } = {}): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is not set: run tests with `npm test -- <path>`.');
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  const template = options.empty ? 'template0' : await ensureTemplate(adminUrl);
  await admin(adminUrl, (client) => client.query(`create database ${name} template ${template}`));
  const url = urlOf(adminUrl, name);
  const db = openDatabase({ url, log: silentLog, poolSize: options.poolSize ?? 5 });
  return {
    url,
    db,
    async asOwner(sql, values) {
      return admin(url, async (client) => (await client.query(sql, values)).rows);
    },
    async drop() {
      await db.close();
      await admin(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = `smokejumper_template_${migrationsHash(await loadMigrations())}`;
  await admin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    await migrate({ databaseUrl: urlOf(adminUrl, draft), log: silentLog });
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [draft]);
    // Renamed last: a half-made template is never mistaken for a whole one.
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

async function admin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
