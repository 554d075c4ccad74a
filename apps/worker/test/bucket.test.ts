import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, it } from 'node:test';
import { deleteWorkspace, getArtifact, listArtifacts, openArtifactStore } from '@smokejumper/core';
import { startBucket, type TestBucket } from '../../../packages/core/test/bucket/server.ts';
import { openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Fixture, openFixture, startWorker, until, untilDone, untilWaiting } from './fixture.ts';

let queue: TestStore;
let fixture: Fixture;
let bucket: TestBucket;
before(async () => {
  [queue, bucket] = [await openStore('postgres'), await startBucket()];
  const store = await openArtifactStore({ kind: 's3', ...bucket.place });
  fixture = { ...(await openFixture()), store };
});
after(async () => {
  await fixture.close();
  await bucket.close();
  await queue.remove();
});

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of fixture.store.list(`${fixture.ctx.workspaceId}/`)) found.push(key);
  return found.toSorted();
}

it('a bucket that is away costs an attempt and no run, and no row tells of a file that is not there', async () => {
  const { stop } = await startWorker(fixture, queue.store);
  try {
    const runId = await fixture.queue();
    await untilWaiting(fixture, runId);
    bucket.weather('503');
    fixture.site.letGo();
    await until(
      () => fixture.run(runId),
      (run) => run.attempts === 2,
      'a second attempt',
    );
    bucket.weather('fine');
    const run = await untilDone(fixture, runId);
    assert.deepEqual([run.verdict, run.attempts > 1], ['passed', true], run.summary ?? '');
    const shown: string[] = [];
    for (const { id, kind, bytes } of await listArtifacts(fixture.ctx, { runId })) {
      const { key } = await getArtifact(fixture.ctx, { runId, artifactId: id });
      assert.match(key, new RegExp(`^${fixture.ctx.workspaceId}/${runId}/[\\w-]{24}$`));
      const content = await text(await fixture.store.open(key));
      assert.ok(content.length > 0 && bytes > 0, kind);
      shown.push(kind);
    }
    assert.ok(['trace', 'screenshot', 'snapshot'].every((kind) => shown.includes(kind)));
    const told = await fixture.database.asOwner<{ key: string }>('select key from artifact order by key');
    const there = new Set(await keys());
    assert.deepEqual(
      told.filter(({ key }) => !there.has(key)),
      [],
    );
  } finally {
    await stop();
  }
});

it('a worker removes what a deleted workspace owned, in the bucket too', async () => {
  assert.ok((await keys()).length > 0);
  await deleteWorkspace(fixture.ctx, { workspaceId: fixture.ctx.workspaceId, name: 'Ours' });
  await fixture.database.asOwner("update workspace set deleted_at = now() - interval '1 hour'");
  const { stop } = await startWorker(fixture, queue.store);
  try {
    const gone = async () => [await keys(), await fixture.database.asOwner('select 1 from workspace')];
    await until(gone, ([files, rows]) => files?.length === 0 && rows?.length === 0, 'an empty bucket and table');
  } finally {
    await stop();
  }
});
