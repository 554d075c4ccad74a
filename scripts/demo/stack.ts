import { join } from 'node:path';
import { silentLog } from '@smokejumper/contracts';
import { stateDir } from '../bootstrap/paths.mjs';
import { startEmbeddedPostgres } from '../launch/postgres.ts';
import { localEncryptionKeys, startApi, startShop, startWorker } from '../launch/services.ts';
import { createFirstKey } from '../launch/workspace.ts';

/** Everything a deploy needs to be tested, running on free loopback ports. */
export interface DemoStack {
  apiUrl: string;
  shopUrl: string;
  key: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL, the shop, the API and a worker, and makes a workspace. What was started is stopped on failure. */
export async function startDemoStack(input: { log: (line: string) => void }): Promise<DemoStack> {
  const began = performance.now();
  const stops: (() => Promise<void>)[] = [];
  const say = (line: string) => input.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);
  async function stop(): Promise<void> {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  }
  try {
    const given = process.env.DATABASE_URL;
    const postgres = given ? null : await startEmbeddedPostgres({ name: 'postgres-demo' });
    if (postgres) stops.push(() => postgres.stop());
    const databaseUrl = given ?? postgres!.url;
    say(postgres ? 'embedded PostgreSQL is up' : 'using the PostgreSQL of DATABASE_URL');
    const shop = await startShop();
    stops.push(() => shop.stop());
    say(`demo shop is up: ${shop.url}`);
    const env = {
      DATABASE_URL: databaseUrl,
      ARTIFACTS_URL: `file:${join(stateDir, 'demo', 'artifacts')}`,
      SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: new URL(shop.url).hostname,
      SMOKEJUMPER_ENCRYPTION_KEYS: localEncryptionKeys(),
    };
    const api = await startApi({ env });
    stops.push(() => api.stop());
    say(`API is up: ${api.url}`);
    const worker = await startWorker({ env: { ...env, SMOKEJUMPER_PUBLIC_URL: api.url } });
    stops.push(() => worker.stop());
    say('worker is up');
    const key = await createFirstKey({
      databaseUrl,
      encryptionKeys: env.SMOKEJUMPER_ENCRYPTION_KEYS,
      name: 'Demo',
      log: silentLog,
    });
    return { apiUrl: api.url, shopUrl: shop.url, key, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
