import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runFlow } from '@smokejumper/agent';
import { type BrowserHost, connectivityTo, createEgressGuard, findChromium, launchBrowser } from '@smokejumper/browser';
import { type ArtifactStore, type Log, type RetryPolicyPatch, type Run, silentLog } from '@smokejumper/contracts';
import {
  type CoreContext,
  createEnvironment,
  createFileStore,
  createFlow,
  createNewId,
  createRun,
  createVault,
  createWorkspace,
  getRun,
  listSteps,
  type SystemContext,
  setSecret,
  systemClock,
  within,
} from '@smokejumper/core';
import { type Database, openDatabase, openListener } from '@smokejumper/db';
import { createTestDatabase, type TestDatabase } from '@smokejumper/db/testing';
import { createDeliver } from '@smokejumper/notify';
import { openQueue, type QueueStore } from '@smokejumper/queue';
import type { WorkerDeps, WorkerSettings } from '../src/deps.ts';
import { createWorker, type Worker } from '../src/worker.ts';

export const vaultKey = { id: 'k1', key: '11'.repeat(32) };
export const secret = 'correct horse battery';

/** A site whose "Start" button shows "Ready" only once the test lets it, as a page does that asks until it is told. */
export interface Site {
  url: string;
  /** How often "Start" was pressed. */
  starts(): number;
  /** From now on, "Ready" comes at once. */
  letGo(): void;
  close(): Promise<void>;
}

const page = `<!doctype html><title>Shop</title><h1>Welcome</h1>
  <label>Password <input type="text" name="p"></label>
  <button onclick="fetch('/start', {method: 'POST'}).then(look)">Start</button><p id="o"></p>
  <script>
    const look = () => fetch('/said').then((answer) => answer.text()).then((said) => {
      document.querySelector('#o').textContent = said;
      if (!said) setTimeout(look, 200);
    });
  </script>`;

export async function openSite(): Promise<Site> {
  let starts = 0;
  let free = false;
  const server = http.createServer((request, response) => {
    if (request.method === 'POST') starts += 1;
    // Asked again and again: a page whose one answer is held back would not come to rest after the press.
    const asked = request.method === 'POST' || request.url === '/said';
    response.writeHead(200, { 'content-type': 'text/html' }).end(asked ? (free ? 'Ready' : '') : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    starts: () => starts,
    letGo: () => {
      free = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Fixture {
  database: TestDatabase;
  site: Site;
  store: ArtifactStore;
  folder: string;
  ctx: CoreContext;
  sys: SystemContext;
  /** Queues a run of the flow. */
  queue(spec?: string, retries?: RetryPolicyPatch): Promise<string>;
  run(runId: string): Promise<Run>;
  close(): Promise<void>;
}

export const waitingSpec = 'Confirm that "Welcome" is visible. Click "Start". Wait until "Ready" is visible.';

export async function openFixture(): Promise<Fixture> {
  const database = await createTestDatabase();
  const site = await openSite();
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-worker-test-'));
  const sys = systemContext(database.db);
  const { workspaceId, key } = await createWorkspace(sys, { name: 'Ours' });
  const ctx = within(sys, workspaceId, { kind: 'apiKey', id: key.id, scopes: key.scopes });
  const environment = await createEnvironment(ctx, { name: 'staging', baseUrl: site.url, variables: {} });
  await setSecret(ctx, { environmentId: environment.id, name: 'password', value: secret });
  return {
    database,
    site,
    folder,
    sys,
    ctx,
    store: createFileStore({ folder: join(folder, 'artifacts') }),
    queue: async (spec = waitingSpec, retries) => {
      const flow = await createFlow(ctx, {
        name: `Flow ${sys.newId('request')}`,
        spec,
        url: '/',
        variables: {},
        secrets: spec.includes('{{password}}') ? ['password'] : [],
        tags: [],
        timeout: '60s',
      });
      const created = await createRun(ctx, {
        flowId: flow.id,
        environmentId: environment.id,
        variables: {},
        brain: 'literal',
        priority: 5,
        trigger: 'api',
        ...(retries === undefined ? {} : { retries }),
      });
      return created.id;
    },
    run: (runId) => getRun(ctx, { runId }),
    close: async () => {
      await site.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function systemContext(db: Database): SystemContext {
  return {
    db,
    clock: systemClock,
    newId: createNewId({ clock: systemClock }),
    log: silentLog,
    vault: createVault([vaultKey]),
    actor: { kind: 'system', id: 'test' },
  };
}

export interface TestWorker {
  worker: Worker;
  browser: BrowserHost;
  stop(options?: { drainMs: number }): Promise<void>;
}

/** What opens no page: for runs whose `runFlow` needs none. */
export const noBrowser = {
  openRun: async () => ({
    context: null,
    recording: null,
    died: new AbortController().signal,
    storageState: async () => '{}',
    hide: () => {},
    finish: async () => [],
    close: async () => {},
  }),
  close: async () => {},
} as unknown as BrowserHost;

/** A whole worker in this process, on connections of its own. */
export async function startWorker(
  fixture: Pick<Fixture, 'database' | 'folder' | 'store' | 'sys'>,
  queue: QueueStore,
  more: {
    databaseUrl?: string;
    settings?: Partial<WorkerSettings>;
    runFlow?: WorkerDeps['runFlow'];
    connectivityTo?: WorkerDeps['connectivityTo'];
    deliver?: WorkerDeps['deliver'];
    model?: WorkerDeps['model'];
    browser?: BrowserHost;
    log?: Log;
  } = {},
): Promise<TestWorker> {
  const url = more.databaseUrl ?? fixture.database.url;
  const log = more.log ?? silentLog;
  const db = openDatabase({ url, log });
  const listener = await openListener({ url, log });
  const board = await openQueue(queue, { log });
  const browser = more.browser ?? (await openBrowser(log));
  const worker = createWorker({
    ctx: { ...systemContext(db), vault: fixture.sys.vault, log },
    board,
    listener,
    browser,
    store: fixture.store,
    runFlow: more.runFlow ?? runFlow,
    connectivityTo: more.connectivityTo ?? connectivityTo,
    mailbox: null,
    model: more.model ?? null,
    deliver: more.deliver ?? createDeliver({ resolve: createEgressGuard(egress), now: systemClock.now }),
    settings: {
      workerId: fixture.sys.newId('request'),
      concurrency: 1,
      leaseMs: 10_000,
      heartbeatMs: 200,
      pollMs: 60_000,
      relayMs: 200,
      deliveries: 4,
      lendModelKey: true,
      publicUrl: 'https://smokejumper.test',
      reapMs: 300,
      workFolder: join(fixture.folder, 'work'),
      ...more.settings,
    },
  });
  await worker.start();
  let stopped: Promise<void> | null = null;
  const stop = async ({ drainMs } = { drainMs: 0 }): Promise<void> => {
    await worker.stop({ drainMs });
    await browser.close();
    await board.close({ timeoutMs: 2_000 });
    await listener.close();
    await db.close();
  };
  return {
    worker,
    browser,
    stop: (options) => {
      stopped ??= stop(options);
      return stopped;
    },
  };
}

const egress = { allowPrivate: 'all', alwaysAllow: [] } as const;

async function openBrowser(log: Log): Promise<BrowserHost> {
  const { path } = await findChromium({ explicit: process.env.SMOKEJUMPER_CHROMIUM });
  return launchBrowser({ log }, { executablePath: path, headless: true, egress });
}

/** Asks the database until the answer is right. */
export async function until<T>(
  ask: () => Promise<T>,
  right: (answer: T) => boolean,
  what: string,
  limitMs = 60_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (right(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`${what} did not come about: ${JSON.stringify(answer)}`);
    await delay(50);
  }
}

export const untilDone = (fixture: Fixture, runId: string): Promise<Run> =>
  until(
    () => fixture.run(runId),
    (run) => run.status === 'finished' || run.status === 'cancelled',
    `the end of ${runId}`,
  );

/** The run has pressed "Start" and waits for the site. */
export async function untilWaiting(fixture: Fixture, runId: string, starts = 1): Promise<void> {
  await until(
    () => listSteps(fixture.ctx, { runId }),
    (steps) => steps.some((step) => step.action === 'click') && fixture.site.starts() >= starts,
    'the middle of the run',
  );
}

export async function verdictEvents(fixture: Fixture, runId: string): Promise<string[]> {
  const rows = await fixture.database.asOwner<{ type: string }>(
    'select type from run_event where run_id = $1 order by sequence',
    [runId],
  );
  return rows.map((row) => row.type);
}
