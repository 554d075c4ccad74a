import { openLocalDatabase } from './launch/database.ts';
import { freePort } from './launch/free-port.ts';
import { createPrefixer } from './launch/prefix.ts';
import { runMain } from './launch/refusal.ts';
import { localEncryptionKeys, startApi, startShop, startWorker } from './launch/services.ts';
import { supervise } from './launch/supervise.ts';

// npm run dev: database, API, worker and demo shop, started again when a source file changes, until Ctrl-C.
function devEnv(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    SMOKEJUMPER_ENCRYPTION_KEYS: localEncryptionKeys(),
    // The shop under test is on this machine.
    SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: '1',
    SMOKEJUMPER_LOG_FORMAT: 'pretty',
    SMOKEJUMPER_DRAIN_MS: '3000',
    ...(process.stdout.isTTY === true ? {} : { NO_COLOR: '1' }),
    ...process.env,
    DATABASE_URL: databaseUrl,
  };
}

const code = () =>
  supervise(async (supervisor) => {
    const prefix = createPrefixer();
    const say = prefix('dev');
    const database = await openLocalDatabase();
    supervisor.onStop(database.stop);
    const env = devEnv(database.url);
    const port = process.env.PORT ? Number(process.env.PORT) : await freePort();
    const shop = supervisor.process(await startShop({ env, watch: true, onLine: prefix('shop') }));
    const api = supervisor.process(await startApi({ env, port, watch: true, onLine: prefix('api') }));
    const workerEnv = { SMOKEJUMPER_PUBLIC_URL: api.url, ...env };
    supervisor.process(await startWorker({ env: workerEnv, watch: true, onLine: prefix('worker') }));
    say(`database   ${database.where}`);
    say(`demo shop  ${shop.url}`);
    say(`dashboard  ${api.url}  (make an account there)`);
    say(`API        ${api.url}  (documentation: ${api.url}/docs)`);
    say('a key      npm run workspace -- NAME, in another terminal');
    say('Ctrl-C ends all of it');
  });

await runMain(code);
