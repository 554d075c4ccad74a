import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLog } from '@smokejumper/contracts';
import { createFileStore, createNewId, createVault, type SystemContext, systemClock } from '@smokejumper/core';
import { openListener } from '@smokejumper/db';
import { createTestDatabase } from '@smokejumper/db/testing';
import { createLogger } from '@smokejumper/runtime';
import { ensure, needs } from '../../../scripts/bootstrap/needs.mjs';
import { buildApp } from '../../api/src/app.ts';
import { workOf } from '../../api/test/work.ts';

/** The API on a loopback port, with the dashboard as it is built from these sources, on a database of its own. */
export async function startSite(options: { people?: { mail: boolean } } = {}) {
  await ensure(needs.dashboard);
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-dashboard-'));
  const newId = createNewId({ clock: systemClock });
  const vault = createVault([{ id: 'test', key: randomBytes(32).toString('base64') }]);
  const listener = await openListener({ url: database.url, log: silentLog });
  const artifacts = createFileStore({ folder });
  let url = '';
  const app = await buildApp({
    db: database.db,
    listener,
    queue: { publish: async () => {}, ping: async () => {}, stats: () => Promise.reject(new Error('no queue here')) },
    artifacts,
    vault,
    clock: systemClock,
    newId,
    log: createLogger({ name: 'api', level: 'silent', pretty: false }),
    publicUrl: () => url,
    dashboard: fileURLToPath(new URL('../dist/', import.meta.url)),
    people: options.people ?? {},
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const system: SystemContext = {
    db: database.db,
    clock: systemClock,
    newId,
    vault,
    log: silentLog,
    actor: { kind: 'system', id: 'test' },
  };
  return {
    url,
    app,
    system,
    database,
    listener,
    artifacts,
    work: workOf(system),
    async close() {
      await app.close();
      await listener.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;
