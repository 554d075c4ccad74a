import { randomBytes } from 'node:crypto';
import { hostname, tmpdir } from 'node:os';
import { createMailbox, runFlow } from '@smokejumper/agent';
import { type BrowserHost, connectivityTo, createEgressGuard, findChromium, launchBrowser } from '@smokejumper/browser';
import { isAppError } from '@smokejumper/contracts';
import { createNewId, createVault, openArtifactStore, type SystemContext, systemClock } from '@smokejumper/core';
import { migrate, openDatabase, openListener } from '@smokejumper/db';
import { createDeliver, createMailer } from '@smokejumper/notify';
import { openQueue } from '@smokejumper/queue';
import {
  ConfigError,
  createLogger,
  createShutdown,
  type Logger,
  loadWorkerConfig,
  type WorkerConfig,
} from '@smokejumper/runtime';
import { openWorkFolder } from './work-folder.ts';
import { createWorker } from './worker.ts';

const pollMs = 3_000;
const relayMs = 2_000;
const deliveriesAtOnce = 32;

async function main(): Promise<void> {
  const config = loadWorkerConfig();
  const log = createLogger({ name: 'worker', ...config.log });
  const shutdown = createShutdown({ log });
  shutdown.listen();
  try {
    await start(config, log, shutdown);
  } catch (err) {
    if (shutdown.signal.aborted) return;
    log.error({ err }, isAppError(err) ? err.message : 'the worker cannot start');
    await shutdown.run('cannot start');
    process.exitCode = 1;
  }
}

async function start(config: WorkerConfig, log: Logger, shutdown: ReturnType<typeof createShutdown>): Promise<void> {
  const { databaseUrl, drainMs } = config;
  await migrate({ databaseUrl, log });
  const db = openDatabase({ url: databaseUrl, log });
  const opened: (() => Promise<unknown>)[] = [() => db.close()];
  // Runs first, then what they stand on, in the reverse order of its opening.
  let stopWorker: () => Promise<void> = async () => {};
  shutdown.phase('runs', drainMs + 30_000, () => stopWorker());
  shutdown.phase('connections', 20_000, async () => {
    for (const close of opened.toReversed()) await close();
  });

  const listener = await openListener({ url: databaseUrl, log });
  opened.push(() => listener.close());
  const board = await openQueue(config.queue, { log });
  opened.push(() => board.close({ timeoutMs: 2_000 }));
  const browser = await openBrowser(config, log);
  opened.push(() => browser.close());
  const workFolder = await openWorkFolder({ parent: tmpdir(), pid: process.pid });
  opened.push(workFolder.remove);
  if (shutdown.signal.aborted) return;

  const worker = createWorker({
    ctx: contextOf(config, log, db),
    board,
    listener,
    store: await openArtifactStore(config.artifacts),
    browser,
    runFlow,
    connectivityTo,
    model: config.model,
    mailbox: config.mailboxUrl === null ? null : createMailbox({ url: config.mailboxUrl }),
    sendMail: config.mail === null ? null : createMailer(config.mail),
    deliver: createDeliver({ resolve: createEgressGuard(egressOf(config)), now: systemClock.now }),
    settings: {
      deliveries: deliveriesAtOnce,
      lendModelKey: config.lendModelKey,
      publicUrl: config.publicUrl,
      workerId: `${hostname()}/${process.pid}/${randomBytes(3).toString('hex')}`,
      concurrency: config.concurrency,
      leaseMs: config.leaseMs,
      heartbeatMs: config.heartbeatMs,
      pollMs: Math.min(pollMs, config.leaseMs),
      relayMs,
      reapMs: Math.max(500, Math.min(10_000, config.leaseMs / 3)),
      workFolder: workFolder.path,
    },
  });
  stopWorker = () => worker.stop({ drainMs });
  await worker.start();
  log.info({ queue: board.kind, concurrency: config.concurrency }, 'worker ready');
}

function contextOf(config: WorkerConfig, log: Logger, db: SystemContext['db']): SystemContext {
  return {
    db,
    log,
    clock: systemClock,
    newId: createNewId({ clock: systemClock }),
    vault: createVault(config.encryptionKeys),
    actor: { kind: 'system', id: 'worker' },
    random: Math.random,
  };
}

function egressOf(config: WorkerConfig) {
  return { allowPrivate: config.allowPrivateHosts, alwaysAllow: [] };
}

async function openBrowser(config: WorkerConfig, log: Logger): Promise<BrowserHost> {
  const { path } = await findChromium({ explicit: config.chromium ?? undefined });
  return launchBrowser({ log }, { executablePath: path, headless: true, egress: egressOf(config) });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 64;
}
