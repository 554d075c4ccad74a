import { parseArgs } from 'node:util';
import { createPrefixer } from './launch/prefix.ts';
import { Refusal, runMain } from './launch/refusal.ts';
import { localEncryptionKeys, startApi, startWorker } from './launch/services.ts';
import { supervise } from './launch/supervise.ts';

// npm run stack [-- --workers N]: API and workers as in production, against a PostgreSQL and a Redis of yours.
function readOptions(): { workers: number } {
  const missing = ['DATABASE_URL', 'REDIS_URL'].filter((name) => !process.env[name]);
  if (missing.length > 0) {
    const message = `${missing.join(' and ')} must be set: npm run stack runs against a PostgreSQL and a Redis of yours (npm run dev brings its own).`;
    throw new Refusal(message, { exitCode: 64 });
  }
  const { values } = parseArgs({ options: { workers: { type: 'string', default: '1' } }, strict: false });
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) {
    throw new Refusal(`--workers is a whole number from 1, not "${values.workers}".`, { exitCode: 64 });
  }
  return { workers };
}

await runMain(async () => {
  const { workers } = readOptions();
  return supervise(async (supervisor) => {
    const prefix = createPrefixer();
    const env = { SMOKEJUMPER_ENCRYPTION_KEYS: localEncryptionKeys(), ...process.env };
    const port = Number(process.env.PORT ?? 3000);
    const api = supervisor.process(await startApi({ env, port, onLine: prefix('api') }));
    for (let number = 1; number <= workers; number += 1) {
      const name = workers === 1 ? 'worker' : `worker ${number}`;
      const workerEnv = { SMOKEJUMPER_PUBLIC_URL: api.url, ...env };
      supervisor.process(await startWorker({ name, env: workerEnv, onLine: prefix(name) }));
    }
    const say = prefix('stack');
    say(`dashboard   ${api.url}`);
    say(`ready: API at ${api.url}, ${workers} worker(s)`);
  });
});
