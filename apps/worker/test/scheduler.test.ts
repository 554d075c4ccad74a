import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { silentLog } from '@smokejumper/contracts';
import {
  createEnvironment,
  createFlow,
  createNewId,
  createSchedule,
  createVault,
  createWorkspace,
  getSchedule,
  type SystemContext,
  systemClock,
  within,
} from '@smokejumper/core';
import { openListener } from '@smokejumper/db';
import { createTestDatabase, type TestDatabase } from '@smokejumper/db/testing';
import { startScheduler } from '../src/loops/schedules.ts';
import { vaultKey } from './fixture.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase({ poolSize: 6 });
});
after(() => database.drop());

test('a schedule that comes due while three workers look fires once, to the moment', { timeout: 60_000 }, async () => {
  const sys: SystemContext = {
    db: database.db,
    clock: systemClock,
    newId: createNewId({ clock: systemClock }),
    log: silentLog,
    vault: createVault([vaultKey]),
    actor: { kind: 'system', id: 'test' },
  };
  const { workspaceId, key } = await createWorkspace(sys, { name: 'Ours' });
  const ctx = within(sys, workspaceId, { kind: 'apiKey', id: key.id, scopes: key.scopes });
  const environment = await createEnvironment(ctx, { name: 'staging', baseUrl: 'https://a.example', variables: {} });
  await createFlow(ctx, { name: 'A', spec: 'Go to /.', url: '/', variables: {}, secrets: [], tags: [] });
  const listener = await openListener({ url: database.url, log: silentLog });
  const told = Promise.withResolvers<void>();
  await listener.on('smokejumper_run_event', () => told.resolve());
  const loops = [1, 2, 3].map(() => startScheduler(sys));
  try {
    const schedule = await createSchedule(ctx, {
      name: 'Yearly',
      environmentId: environment.id,
      cron: '0 0 1 1 *',
      timeZone: 'UTC',
      flows: [],
      tags: [],
      files: [],
      suite: null,
      missed: 'once',
    });
    // A time of its own, so that the test need not wait for the minute.
    const soon = new Date(Date.now() + 1_500);
    await database.asOwner('update schedule set next_at = $1', [soon]);
    await told.promise;
    assert.ok(Date.now() >= soon.getTime(), 'not before');
    await Promise.all(loops.map((loop) => loop.stop()));
    const fired = await getSchedule(ctx, { scheduleId: schedule.id });
    assert.deepEqual([fired.lastAt, fired.lastRuns.length], [soon.toISOString(), 1]);
    assert.match(fired.nextAt ?? '', /-01-01T00:00:00/);
    assert.deepEqual(await database.asOwner('select trigger from run'), [{ trigger: 'schedule' }]);
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()));
    await listener.close();
  }
});
