import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isAppError, silentLog } from '@smokejumper/contracts';
import { type Listener, openListener } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.ts';

describe('a listener', () => {
  let database: TestDatabase;
  let listener: Listener;
  before(async () => {
    database = await createTestDatabase();
    listener = await openListener({ url: database.url, log: silentLog });
  });
  after(async () => {
    await listener.close();
    await database.drop();
  });

  /** The next thing heard on a channel. */
  async function next(channel: string): Promise<{ heard: Promise<string | null>; stop(): void }> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const stop = await listener.on(channel, resolve);
    return { heard: promise, stop };
  }

  it('hears what is notified on its channel', async () => {
    const bell = await next('bell');
    await database.asOwner("select pg_notify('other', 'no'), pg_notify('bell', 'yes')");
    assert.equal(await bell.heard, 'yes');
    bell.stop();
  });

  it('comes back after its connection was killed, says that something may be missed, and hears again', async () => {
    const missed = await next('bell');
    await database.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    );
    assert.equal(await missed.heard, null);
    missed.stop();
    const again = await next('bell');
    await database.asOwner("select pg_notify('bell', 'back')");
    assert.equal(await again.heard, 'back');
    again.stop();
  });

  it('says unavailable when there is no server', async () => {
    const opening = openListener({ url: 'postgresql://nobody@127.0.0.1:1/none', log: silentLog });
    await assert.rejects(opening, (error) => isAppError(error, 'unavailable'));
  });
});
