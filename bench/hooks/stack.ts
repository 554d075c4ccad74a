import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment, Flow, HookCreated } from '@smokejumper/contracts';
import { silentLog } from '@smokejumper/contracts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../scripts/launch/postgres.ts';
import { startRedis } from '../../scripts/launch/redis.ts';
import { startApi, startWorker } from '../../scripts/launch/services.ts';
import { createFirstKey } from '../../scripts/launch/workspace.ts';

export type Queue = 'redis' | 'postgres';

/** Where one workspace's deploys are announced. */
export interface Target {
  hook: HookCreated;
  repository: string;
  installation: number;
}

export interface BenchStack {
  targets: Target[];
  siteUrl: string;
  /** One row of one column. */
  ask(sql: string): Promise<string>;
  workerPid: number;
  close(): Promise<void>;
}

/** Postgres, the queue, one API and one worker as processes of their own, and `workspaces` with a flow, a hook and a GitHub channel. */
export async function startStack(input: {
  queue: Queue;
  workspaces: number;
  github: { url: string; privateKey: string };
  concurrency: number;
  onLine?: ((line: string) => void) | undefined;
}): Promise<BenchStack> {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  try {
    const database = await openDatabase();
    stops.push(database.close);
    const redis = input.queue === 'redis' ? await startRedis() : null;
    if (redis) stops.push(() => redis.stop());
    const folder = await mkdtemp(join(tmpdir(), 'smokejumper-bench-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const site = await startSite();
    stops.push(site.close);
    const keys = `bench:${randomBytes(32).toString('base64')}`;
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: redis?.url ?? '',
      ARTIFACTS_URL: `file:${folder}`,
      SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
      SMOKEJUMPER_ENCRYPTION_KEYS: keys,
      SMOKEJUMPER_WORKER_CONCURRENCY: String(input.concurrency),
      SMOKEJUMPER_LOG_LEVEL: process.env.SMOKEJUMPER_LOG_LEVEL ?? 'info',
      SMOKEJUMPER_DRAIN_MS: '1000',
    };
    const onLine = input.onLine === undefined ? {} : { onLine: input.onLine };
    const api = await startApi({ env, ...onLine });
    stops.push(() => api.stop());
    const worker = await startWorker({ env: { ...env, SMOKEJUMPER_PUBLIC_URL: api.url }, ...onLine });
    stops.push(() => worker.stop());
    const targets: Target[] = [];
    for (let n = 1; n <= input.workspaces; n += 1) {
      const key = await createFirstKey({
        databaseUrl: database.url,
        encryptionKeys: keys,
        name: `Team ${n}`,
        log: silentLog,
      });
      targets.push(await prepare({ api: api.url, key, n, github: input.github, siteUrl: site.url }));
    }
    return { targets, siteUrl: site.url, ask: database.ask, workerPid: worker.pid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(input: {
  api: string;
  key: string;
  n: number;
  github: { url: string; privateKey: string };
  siteUrl: string;
}): Promise<Target> {
  const { api, key, n, github } = input;
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await post<Flow>('/v1/flows', { name: 'Front page', url: '/', spec: 'I should see "Welcome".' });
  const environment = await post<Environment>('/v1/environments', { name: 'staging', baseUrl: input.siteUrl });
  const target = { kind: 'github', appId: '12', privateKey: github.privateKey, apiUrl: github.url, comment: false };
  await post('/v1/channels', { name: 'Checks', target });
  const hook = await post<HookCreated>(`/v1/environments/${environment.id}/hooks`, { source: 'github' });
  return { hook, repository: `team-${n}/shop`, installation: n };
}

async function openDatabase() {
  const given = process.env.DATABASE_URL;
  const postgres = given ? null : await startEmbeddedPostgres({ name: 'postgres-bench' });
  const admin = given ?? postgres!.url;
  const name = `bench_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await once(admin, `create database ${name}`);
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  return {
    url,
    ask: (sql: string) => once(url, sql),
    async close() {
      await once(admin, `drop database ${name} with (force)`);
      await postgres?.stop();
    },
  };
}

async function once(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return String(rows[0]?.[0] ?? '');
  } finally {
    await client.end();
  }
}

async function startSite() {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Shop</title><h1>Welcome</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
