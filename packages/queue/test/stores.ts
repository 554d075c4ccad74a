import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { QueueStore } from '../src/index.ts';
import { type Gate, openGate } from './gate.ts';

/** A store of its own for one test, reached directly or through a gate that can be shut. */
export interface TestStore {
  store: QueueStore;
  gated: QueueStore;
  gate: Gate;
  /** Connections held by this store's users just now. */
  connections(): Promise<number>;
  /** All it holds, as text: what a thief of the queue would read. */
  dump(): Promise<string>;
  remove(): Promise<void>;
}

export const kinds = ['postgres', 'redis'] as const;

export function openStore(kind: (typeof kinds)[number]): Promise<TestStore> {
  return kind === 'redis' ? redisStore() : postgresStore();
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through npm test`);
  return value;
}

async function redisStore(): Promise<TestStore> {
  const url = new URL(fromEnvironment('TEST_REDIS_URL'));
  const prefix = `test-${randomUUID()}`;
  const gate = await openGate({ host: url.hostname, port: Number(url.port || 6379) });
  const through = new URL(url);
  through.host = `127.0.0.1:${gate.port}`;
  const admin = new Redis(url.href);
  const before = await clients(admin);
  return {
    store: { redisUrl: url.href, prefix },
    gated: { redisUrl: through.href, prefix },
    gate,
    connections: async () => {
      const now = await clients(admin);
      return [...now].filter((id) => !before.has(id)).length;
    },
    async dump() {
      const keys = await admin.keys(`${prefix}:*`);
      return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await contentOf(admin, key)])));
    },
    async remove() {
      const keys = await admin.keys(`${prefix}:*`);
      if (keys.length > 0) await admin.del(keys);
      await admin.quit();
      await gate.close();
    },
  };
}

async function contentOf(admin: Redis, key: string): Promise<unknown> {
  switch (await admin.type(key)) {
    case 'string':
      return admin.get(key);
    case 'hash':
      return admin.hgetall(key);
    case 'list':
      return admin.lrange(key, 0, -1);
    case 'set':
      return admin.smembers(key);
    case 'zset':
      return admin.zrange(key, 0, -1);
    default:
      return admin.xrange(key, '-', '+');
  }
}

async function clients(admin: Redis): Promise<Set<string>> {
  const list = (await admin.client('LIST')) as string;
  return new Set(
    list
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ')[0] ?? ''),
  );
}

async function postgresStore(): Promise<TestStore> {
  const url = new URL(fromEnvironment('TEST_DATABASE_URL'));
  const name = `queue_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const gate = await openGate({ host: url.hostname, port: Number(url.port || 5432) });
  const through = new URL(own);
  through.host = `127.0.0.1:${gate.port}`;
  return {
    store: { databaseUrl: own.href },
    gated: { databaseUrl: through.href },
    gate,
    async connections() {
      const { rows } = await admin.query('select count(*)::int as n from pg_stat_activity where datname = $1', [name]);
      return rows[0].n;
    },
    async dump() {
      const client = new pg.Client({ connectionString: own.href });
      await client.connect();
      try {
        const { rows: tables } = await client.query(`
          select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')`);
        const rows: unknown[] = [];
        for (const { name } of tables) rows.push(name, (await client.query(`select t::text from ${name} t`)).rows);
        return JSON.stringify(rows);
      } finally {
        await client.end();
      }
    },
    async remove() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await gate.close();
    },
  };
}
