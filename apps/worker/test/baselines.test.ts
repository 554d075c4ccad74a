import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import {
  acceptBaseline,
  createEnvironment,
  createFlow,
  createRun,
  getArtifact,
  listArtifacts,
  listBaselines,
} from '@smokejumper/core';
import { openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Fixture, openFixture, startWorker, type TestWorker, untilDone } from './fixture.ts';

let fixture: Fixture;
let queue: TestStore;
let worker: TestWorker;
let heading = 'Shop';
const site = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Shop</title><h1>${heading}</h1>`);
});
before(async () => {
  fixture = await openFixture();
  queue = await openStore('postgres');
  worker = await startWorker(fixture, queue.store);
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  await worker?.stop();
  await queue?.remove();
  site.closeAllConnections();
  site.close();
  await fixture?.close();
});

test('a picture is stored by the first run, compared by the next, shown beside what differs, and replaced only by a person', async () => {
  const { ctx, store } = fixture;
  const baseUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const environment = await createEnvironment(ctx, { name: 'pictures', baseUrl, variables: {} });
  const spec = 'The page matches the baseline "start"';
  const flow = await createFlow(ctx, { name: 'Look', spec, url: '/', variables: {}, secrets: [], tags: [] });
  const place = { flowId: flow.id, environmentId: environment.id };
  const look = async () => {
    const asked = { ...place, variables: {}, brain: 'literal', priority: 5, trigger: 'api' } as const;
    return untilDone(fixture, (await createRun(ctx, asked)).id);
  };
  const places = { store, publicUrl: 'https://api.example' };
  const inForce = async () => (await listBaselines(ctx, { flowId: flow.id, limit: 25, places })).data;

  const first = await look();
  assert.deepEqual([first.failureClass, first.attempts], ['no_evidence', 1], first.summary ?? '');
  assert.deepEqual(
    (await inForce()).map(({ name, runId, look }) => [name, runId, look.viewport]),
    [['start', first.id, null]],
  );
  assert.equal((await look()).verdict, 'passed');

  heading = 'Shoq';
  const changed = await look();
  assert.deepEqual([changed.failureClass, changed.attempts], ['expectation_not_met', 2], changed.summary ?? '');
  const pictures = (await listArtifacts(ctx, { runId: changed.id })).filter(({ name }) => name === 'start');
  assert.deepEqual(pictures.map(({ kind }) => kind).toSorted(), ['actual', 'difference', 'expected']);
  const bytesOf = async (kind: string) => {
    const { id: artifactId } = pictures.find((picture) => picture.kind === kind)!;
    return buffer(await store.open((await getArtifact(ctx, { runId: changed.id, artifactId })).key));
  };
  const png = await bytesOf('expected');
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.notDeepEqual(await bytesOf('actual'), png);
  assert.deepEqual(
    (await inForce()).map(({ runId }) => runId),
    [first.id],
    'a run that failed changed nothing',
  );

  const { id: artifactId } = pictures.find(({ kind }) => kind === 'actual')!;
  await acceptBaseline(ctx, { flowId: flow.id, artifactId, places });
  const accepted = await look();
  assert.equal(accepted.verdict, 'passed', accepted.summary ?? '');
  const keys: string[] = [];
  for await (const { key } of store.list(`${ctx.workspaceId}/baselines/`)) keys.push(key);
  const rows = await fixture.database.asOwner<{ key: string }>('select key from baseline');
  assert.deepEqual(keys.toSorted(), rows.map(({ key }) => key).toSorted(), 'no file that no row tells of');
});
