import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLog } from '@smokejumper/contracts';
import {
  type ClaimedRun,
  claimMails,
  createFileStore,
  createNewId,
  createVault,
  lookOf,
  type NewArtifact,
  onMail,
  type SystemContext,
  settleMail,
  systemClock,
} from '@smokejumper/core';
import { openListener } from '@smokejumper/db';
import { createTestDatabase } from '@smokejumper/db/testing';
import { createLogger } from '@smokejumper/runtime';
import { ensure, needs } from '../../../scripts/bootstrap/needs.mjs';
import { buildApp } from '../../api/src/app.ts';
import { workOf } from '../../api/test/work.ts';

/** The API on a loopback port, with the dashboard as it is built from these sources, on a database of its own. */
export async function startSite() {
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
    people: { mail: true },
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
  let bell = Promise.withResolvers<void>();
  const forget = await onMail(listener, () => bell.resolve());
  return {
    url,
    work: workOf(system),
    /** Keeps a picture as a worker would: a drawing, for any browser shows one. */
    async keepPicture(claimed: ClaimedRun, part: Partial<NewArtifact> = {}): Promise<NewArtifact> {
      const key = `${claimed.lease.workspaceId}/${claimed.lease.runId}/${part.kind ?? 'picture'}`;
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400"/></svg>';
      const bytes = await artifacts.putText(key, drawing);
      return { kind: 'screenshot', step: 0, key, contentType: 'image/svg+xml', bytes, ...part };
    },
    /** The three pictures of a page that does not look like its baseline. */
    keepComparison(claimed: ClaimedRun, name: string): Promise<NewArtifact[]> {
      const kinds = ['expected', 'actual', 'difference'] as const;
      const part = { name, look: lookOf(claimed.browsing), step: null };
      return Promise.all(kinds.map((kind) => this.keepPicture(claimed, { kind, ...part })));
    },
    /** Where the link of the next mail leads. */
    async mailedLink(): Promise<string> {
      for (;;) {
        const { promise } = bell;
        const [claimed] = await claimMails(system, { limit: 1 });
        if (claimed !== undefined) {
          await settleMail(system, { claimed, result: { outcome: 'sent', status: 200, detail: '' } });
          return claimed.mail.link?.url ?? '';
        }
        await promise;
        bell = Promise.withResolvers();
      }
    },
    async close() {
      forget();
      await app.close();
      await listener.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;
