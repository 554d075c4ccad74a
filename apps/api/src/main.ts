import { createNewId, createVault, openArtifactStore, systemClock } from '@smokejumper/core';
import { migrate, openDatabase, openListener } from '@smokejumper/db';
import { openQueue } from '@smokejumper/queue';
import { type ApiConfig, ConfigError, createLogger, createShutdown, loadApiConfig } from '@smokejumper/runtime';
import { buildApp } from './app.ts';

const usageError = 64;

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
  });
  shutdown.phase('requests', config.drainMs, () => app.close());
  shutdown.phase('queue', 5_000, () => queue.close({ timeoutMs: 0 }));
  shutdown.phase('listener', 2_000, () => listener.close());
  shutdown.phase('database', 5_000, () => db.close());
  if (shutdown.signal.aborted) return;
  address = await app.listen({ host: config.host, port: config.port });
  log.info({ address, publicUrl: config.publicUrl ?? address, queue: queue.kind }, `listening at ${address}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(usageError);
}
