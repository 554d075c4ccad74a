import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment, Flow, Problem, RunAccepted } from '@smokejumper/contracts';
import { silentLog } from '@smokejumper/contracts';
import {
  createFileStore,
  createNewId,
  createVault,
  createWorkspace,
  type SystemContext,
  systemClock,
} from '@smokejumper/core';
import { openListener } from '@smokejumper/db';
import { createTestDatabase, type TestDatabase } from '@smokejumper/db/testing';
import { createLogger, type Logger } from '@smokejumper/runtime';
import { type Api, type ApiDeps, type ApiSettings, buildApp } from '../src/app.ts';
import { contractOf } from './contract/contract.ts';

type Injected = Awaited<ReturnType<Api['inject']>>;

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One workspace's view of the API. */
export interface Tenant {
  workspaceId: string;
  key: string;
  ask(ask: Ask): Promise<Injected>;
  /** The body of an answer that must have this status. */
  get<T>(url: string, status?: number): Promise<T>;
  post<T>(url: string, body?: unknown, status?: number): Promise<T>;
  flow(name?: string): Promise<Flow>;
  environment(name?: string): Promise<Environment>;
  run(flow: Flow, environment: Environment): Promise<RunAccepted>;
}

export interface Harness {
  app: Api;
  /** What it was built from. */
  deps: ApiDeps;
  database: TestDatabase;
  system: SystemContext;
  artifactsFolder: string;
  store: ApiDeps['artifacts'];
  /** How often the doorbell rang. */
  rings: () => number;
  /** Each operation that has answered as it should, with the statuses it did. */
  answered: ReadonlyMap<string, ReadonlySet<number>>;
  tenant(name: string): Promise<Tenant>;
  close(): Promise<void>;
}

/** The API on a database of its own; the queue only counts rings, unless a test brings a real one. */
export async function startApi(
  options: {
    settings?: Partial<ApiSettings>;
    people?: ApiDeps['people'];
    log?: Logger;
    store?: ApiDeps['artifacts'];
    traceUrl?: () => string | null;
    publicUrl?: () => string;
    dashboard?: string;
    queue?: ApiDeps['queue'];
  } = {},
): Promise<Harness> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-api-'));
  const clock = systemClock;
  const newId = createNewId({ clock });
  const vault = createVault([{ id: 'test', key: randomBytes(32).toString('base64') }]);
  const listener = await openListener({ url: database.url, log: silentLog });
  const store = options.store ?? createFileStore({ folder });
  let rung = 0;
  const deps: ApiDeps = {
    db: database.db,
    listener,
    queue: options.queue ?? {
      async publish() {
        rung += 1;
      },
      async ping() {},
      stats: () => Promise.reject(new Error('no queue here')),
    },
    artifacts: store,
    vault,
    clock,
    newId,
    log: options.log ?? createLogger({ name: 'api', level: 'silent', pretty: false }),
    publicUrl: options.publicUrl ?? (() => 'http://api.test'),
    traceUrl: options.traceUrl ?? (() => null),
    settings: options.settings ?? {},
    people: options.people ?? {},
    ...(options.dashboard === undefined ? {} : { dashboard: options.dashboard }),
  };
  const app = await buildApp(deps);
  const answered = await holdToContract(app);
  const system: SystemContext = {
    db: database.db,
    clock,
    newId,
    vault,
    log: silentLog,
    actor: { kind: 'system', id: 'test' },
  };
  return {
    app,
    deps,
    database,
    system,
    artifactsFolder: folder,
    store,
    rings: () => rung,
    answered,
    tenant: async (name) => {
      const { workspaceId, key } = await createWorkspace(system, { name });
      return tenantOf(app, { workspaceId, key: key.key });
    },
    async close() {
      await app.close();
      await listener.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** From now on each answer of the server is held to its OpenAPI document, whatever a test asks for. */
async function holdToContract(app: Api): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const real = app.inject.bind(app) as (asked: object | string) => Promise<Injected>;
  const contract = await contractOf(real);
  const answered = new Map<string, Set<number>>(contract.operations.map((operation) => [operation, new Set()]));
  const inject = async (asked: string | { method?: string; url?: unknown }): Promise<Injected> => {
    const answer = await real(asked);
    tellsLimits(answer);
    const { method = 'GET', url } = typeof asked === 'string' ? { url: asked } : asked;
    const operation = typeof url === 'string' ? contract.judge({ method, url }, answer) : null;
    if (operation !== null) answered.get(operation)?.add(answer.statusCode);
    return answer;
  };
  app.inject = inject as unknown as Api['inject'];
  return answered;
}

/** Whatever is answered says how many requests are left. */
function tellsLimits({ headers }: Injected): void {
  assert.match(String(headers['ratelimit-policy']), /^"default";q=\d+;w=60$/);
  assert.match(String(headers.ratelimit), /^"default";r=\d+;t=\d+$/);
}

export function tenantOf(app: Api, { workspaceId, key }: { workspaceId: string; key: string }): Tenant {
  const ask = ({ method = 'GET', url, body, headers = {} }: Ask) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  const expect = async <T>(answer: Promise<Injected>, status: number): Promise<T> => {
    const got = await answer;
    assert.equal(got.statusCode, status, got.body);
    return got.body === '' ? (undefined as T) : got.json<T>();
  };
  let made = 0;
  return {
    workspaceId,
    key,
    ask,
    get: (url, status = 200) => expect(ask({ url }), status),
    post: (url, body, status = 201) => expect(ask({ method: 'POST', url, body }), status),
    flow: (name = `Flow ${++made}`) =>
      expect(ask({ method: 'POST', url: '/v1/flows', body: { name, spec: 'Go to /. I should see "Hello".' } }), 201),
    environment: (name = `Environment ${++made}`) =>
      expect(ask({ method: 'POST', url: '/v1/environments', body: { name, baseUrl: 'https://shop.example' } }), 201),
    run: (flow, environment) =>
      expect(ask({ method: 'POST', url: '/v1/runs', body: { flowId: flow.id, environmentId: environment.id } }), 202),
  };
}

/** The problem in an answer, which must be one of this status and code. */
export function problemOf(answer: Injected, status: number, code: Problem['code']): Problem {
  assert.equal(answer.statusCode, status, answer.body);
  assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
  const problem = answer.json<Problem>();
  assert.equal(problem.code, code);
  assert.equal(problem.status, status);
  assert.equal(problem.requestId, answer.headers['x-request-id']);
  return problem;
}

export function pointersOf(problem: Problem): string[] {
  return (problem.errors ?? []).map(({ pointer }) => pointer);
}
