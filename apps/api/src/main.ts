import { fileURLToPath } from 'node:url';
import { createNewId, createVault, openArtifactStore, systemClock } from '@smokejumper/core';
import { migrate, openDatabase, openListener } from '@smokejumper/db';
import { openQueue } from '@smokejumper/queue';
import { type ApiConfig, ConfigError, createLogger, createShutdown, loadApiConfig } from '@smokejumper/runtime';
import { buildApp } from './app.ts';
import { buildTraceViewer, checkTraceOrigin } from './trace-viewer.ts';

const usageError = 64;
/** Built by Vite; this server only hands it out. */
const dashboard = fileURLToPath(new URL('../../dashboard/dist/', import.meta.url));

async function main(): Promise<void> {
  const config = loadApiConfig();
  const log = createLogger({ name: 'api', ...config.log });
  const shutdown = createShutdown({ log });
  shutdown.listen();
  try {
    await serve(config, { log, shutdown });
  } catch (error) {
    log.fatal({ err: error }, error instanceof Error ? error.message : String(error));
    await shutdown.run('could not start');
    process.exit(1);
  }
}

async function serve(
  config: ApiConfig,
  { log, shutdown }: { log: ReturnType<typeof createLogger>; shutdown: ReturnType<typeof createShutdown> },
): Promise<void> {
  const artifacts = await openArtifactStore(config.artifacts);
  const vault = createVault(config.encryptionKeys);
  await migrate({ databaseUrl: config.databaseUrl, log });
  const db = openDatabase({ url: config.databaseUrl, log });
  const listener = await openListener({ url: config.databaseUrl, log });
  const queue = await openQueue(config.queue, { log });
  let address = '';
  let traceUrl: string | null = null;
  const app = await buildApp({
    db,
    listener,
    queue,
    artifacts,
    vault,
    clock: systemClock,
    newId: createNewId({ clock: systemClock }),
    log,
    publicUrl: () => config.publicUrl ?? address,
    people: { ...config.people, mail: config.people.mail !== null },
    traceUrl: () => traceUrl,
    settings: { trustedProxies: config.trustedProxies, allowPrivateHosts: config.allowPrivateHosts },
    dashboard,
  });
  shutdown.phase('requests', config.drainMs, () => app.close());
  shutdown.phase('queue', 5_000, () => queue.close({ timeoutMs: 0 }));
  shutdown.phase('listener', 2_000, () => listener.close());
  shutdown.phase('database', 5_000, () => db.close());
  if (shutdown.signal.aborted) return;
  address = await app.listen({ host: config.host, port: config.port });
  const apiUrl = () => config.publicUrl ?? address;
  traceUrl = config.traceUrl;
  if (config.tracePort !== null) {
    const viewer = await buildTraceViewer({ apiUrl });
    shutdown.phase('trace viewer', 2_000, () => viewer.close());
    const listening = await viewer.listen({ host: config.host, port: config.tracePort });
    traceUrl ??= elsewhere(listening, apiUrl());
  }
  if (traceUrl !== null) checkTraceOrigin({ traceUrl, apiUrl: apiUrl() });
  log.info({ address, publicUrl: apiUrl(), traceUrl, queue: queue.kind }, `listening at ${address}`);
}

/** The same loopback address by the other of its two names, which share no cookie; any other address as it is. */
function elsewhere(listening: string, apiUrl: string): string {
  const url = new URL(listening);
  if (url.hostname === '127.0.0.1' && new URL(apiUrl).hostname !== 'localhost') url.hostname = 'localhost';
  return url.origin;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(usageError);
}
