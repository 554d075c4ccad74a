import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ApiKeyCreated, ArtifactWithLinks } from '@smokejumper/contracts';
import { openArtifactStore } from '@smokejumper/core';
import { startBucket, type TestBucket } from '../../../../packages/core/test/bucket/server.ts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';
import { signedUp } from '../people/visitor.ts';
import { workOf } from '../work.ts';

const traceUrl = 'http://traces.test';
let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi({ traceUrl: () => traceUrl });
  us = await api.tenant('us');
});
after(() => api.close());

/** A run of ours with a snapshot and a trace, as a worker leaves them. */
async function ran(harness: Harness, tenant: Tenant): Promise<ArtifactWithLinks[]> {
  const run = await tenant.run(await tenant.flow(), await tenant.environment());
  const work = workOf(harness.system);
  const claimed = await work.claim();
  const artifacts = [];
  for (const [kind, contentType, text] of [
    ['snapshot', 'text/html', '<script>alert(1)</script>'],
    ['trace', 'application/zip', 'PK'],
    ['console', 'application/json', JSON.stringify(Array.from({ length: 200 }, (_, line) => ({ line })))],
  ] as const) {
    const key = `${tenant.workspaceId}/${run.id}/${kind}`;
    artifacts.push({ kind, step: null, key, contentType, bytes: await harness.store.putText(key, text) });
  }
  await work.record(claimed, 0, artifacts);
  await work.finish(claimed);
  return (await tenant.get<{ data: ArtifactWithLinks[] }>(`${run.url}/artifacts`)).data;
}

const open = (signedUrl: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: signedUrl.replace('http://api.test', ''), headers });

test('a link gives an artifact out without a key, as a download that can run nothing, in parts if wanted', async () => {
  const [page, trace, log] = await ran(api, us);
  assert.ok(page && trace && log);
  const left = Date.parse(page.expiresAt) - Date.now();
  assert.ok(left > 14 * 60_000 && left <= 15 * 60_000);
  const answer = await open(page.signedUrl, { origin: traceUrl });
  assert.equal(answer.body, '<script>alert(1)</script>');
  const header = (name: string) => answer.headers[name];
  assert.match(String(header('content-disposition')), /^attachment; filename="snapshot\.bin"$/);
  assert.match(String(header('content-security-policy')), /^sandbox; default-src 'none'/);
  assert.deepEqual(
    ['x-content-type-options', 'cache-control', 'access-control-allow-origin', 'set-cookie'].map(header),
    ['nosniff', 'private, no-store', traceUrl, undefined],
  );
  for (const [range, status, body] of [
    ['bytes=1-6', 206, 'script'],
    ['bytes=-9', 206, '</script>'],
    ['bytes=90-', 416, ''],
    ['bytes=5-2', 200, answer.body],
    ['lines=1-2', 200, answer.body],
  ] as const) {
    const part = await open(page.signedUrl, { range });
    assert.deepEqual([part.statusCode, part.body], [status, body], range);
  }
  assert.equal((await open(page.signedUrl, { range: 'bytes=1-6' })).headers['content-range'], 'bytes 1-6/25');
  const packed = await open(log.signedUrl, { 'accept-encoding': 'gzip, br' });
  assert.deepEqual([packed.headers['content-encoding'], packed.body.length], [undefined, log.bytes]);
  assert.equal(page.viewerUrl, null);
  assert.equal(trace.viewerUrl, `${traceUrl}/?trace=${encodeURIComponent(trace.signedUrl)}`);
  const { headers } = await us.ask({ url: page.url, headers: { origin: traceUrl } });
  assert.equal(headers['access-control-allow-origin'], undefined);
});

test('a link that is over, changed or of an artifact that was hidden opens nothing', async () => {
  const [page, trace] = await ran(api, us);
  const stranger = await api.tenant('stranger');
  const link = new URL(page?.signedUrl ?? '');
  const changes: ((url: URL) => void)[] = [
    (url) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 60)),
    (url) => url.searchParams.set('workspace', stranger.workspaceId),
    (url) => url.searchParams.set('by', 'system'),
    (url) => {
      const [first, ...rest] = url.searchParams.get('signature') ?? '';
      url.searchParams.set('signature', [first === 'A' ? 'B' : 'A', ...rest].join(''));
    },
    (url) => url.searchParams.set('signature', 'x'),
    (url) => {
      url.pathname = `/files/${trace?.id}`;
    },
  ];
  for (const change of changes) {
    const url = new URL(link);
    change(url);
    problemOf(await open(url.href), 403, 'forbidden');
  }
  const expires = new URL(link);
  expires.searchParams.delete('expires');
  problemOf(await open(expires.href), 400, 'invalid_input');
  const { clock } = api.system;
  const real = clock.now;
  try {
    clock.now = () => new Date(real().getTime() + 15 * 60_000);
    assert.match(problemOf(await open(link.href), 403, 'forbidden').detail ?? '', /expired/);
  } finally {
    clock.now = real;
  }
  assert.equal((await open(link.href)).statusCode, 200);
  await api.database.asOwner('update artifact set removed_at = now() where id = $1', [page?.id]);
  problemOf(await open(link.href), 404, 'not_found');
  problemOf(await us.ask({ url: page?.url ?? '' }), 404, 'not_found');
});

test('a link ends with the key or the membership of who asked for it, and nobody else’s does', async () => {
  const [page] = await ran(api, us);
  const [, list = ''] = /^(.*)\/[^/]+$/.exec(page?.url ?? '') ?? [];
  const linkOf = (answer: { json<T>(): T }) => answer.json<{ data: ArtifactWithLinks[] }>().data[0]?.signedUrl ?? '';
  const reader = await us.post<ApiKeyCreated>('/v1/keys', { name: 'reader', scopes: ['runs:read'] });
  const ofReader = linkOf(await us.ask({ url: list, headers: { authorization: `Bearer ${reader.key}` } }));
  const ann = await signedUp(api.app, 'ann@links.example');
  const { person } = await ann.get<{ person: { id: string } }>('/v1/me');
  await api.database.asOwner(
    `insert into membership (id, workspace_id, user_id, role, created_at) values ('mbr_x', $1, $2, 'viewer', now())`,
    [us.workspaceId, person.id],
  );
  const ofAnn = linkOf(await ann.ask({ url: list, headers: { 'smokejumper-workspace': us.workspaceId } }));
  for (const link of [ofReader, ofAnn]) assert.equal((await open(link)).statusCode, 200, link);
  await us.ask({ method: 'DELETE', url: `/v1/keys/${reader.id}` });
  assert.match(problemOf(await open(ofReader), 403, 'forbidden').detail ?? '', /no access any more/);
  assert.equal((await open(ofAnn)).statusCode, 200);
  await api.database.asOwner('delete from membership where user_id = $1', [person.id]);
  problemOf(await open(ofAnn), 403, 'forbidden');
  assert.equal((await open(page?.signedUrl ?? '')).statusCode, 200);
});

test('a bucket hands artifacts out itself, but a trace to the viewer through us', async () => {
  const bucket: TestBucket = await startBucket();
  const store = await openArtifactStore({ kind: 's3', ...bucket.place });
  const other = await startApi({ store, traceUrl: () => traceUrl });
  try {
    const tenant = await other.tenant('bucket');
    const [page, trace] = await ran(other, tenant);
    assert.ok(page);
    assert.ok(page.signedUrl.startsWith(`${bucket.place.endpoint}/evidence/runs/${tenant.workspaceId}/`));
    const answer = await fetch(page.signedUrl);
    assert.equal(await answer.text(), '<script>alert(1)</script>');
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment/);
    assert.equal((await tenant.ask({ url: page.url })).body, '<script>alert(1)</script>');
    const ours = new URL(trace?.viewerUrl ?? '').searchParams.get('trace') ?? '';
    assert.equal((await other.app.inject({ url: ours.replace('http://api.test', '') })).body, 'PK');
    bucket.weather('503');
    problemOf(await tenant.ask({ url: page.url }), 503, 'unavailable');
    assert.equal((await tenant.ask({ url: '/v1/flows' })).statusCode, 200);
  } finally {
    await other.close();
    await bucket.close();
  }
});

test('how long things are kept is set within bounds', async () => {
  const url = '/v1/settings/retention';
  assert.deepEqual(await us.get(url), { artifactDays: 30, runDays: 180, updatedAt: null });
  const set = await us.ask({ method: 'PUT', url, body: { artifactDays: 7, runDays: 90 } });
  assert.deepEqual(await us.get(url), set.json());
  for (const [body, pointer] of [
    [{ artifactDays: 0, runDays: 90 }, '/artifactDays'],
    [{ artifactDays: 7, runDays: 731 }, '/runDays'],
    [{ artifactDays: 7, runDays: 6 }, '/runDays'],
    [{ artifactDays: 7 }, '/runDays'],
  ] as const) {
    assert.deepEqual(pointersOf(problemOf(await us.ask({ method: 'PUT', url, body }), 400, 'invalid_input')), [
      pointer,
    ]);
  }
});

test('a workspace is deleted by its name, and its key and links end with it', async () => {
  const them = await api.tenant('Short-lived');
  const [page] = await ran(api, them);
  const url = `/v1/workspaces/${them.workspaceId}`;
  const wrong = await them.ask({ method: 'DELETE', url, body: { name: 'short-lived' } });
  assert.deepEqual(pointersOf(problemOf(wrong, 400, 'invalid_input')), ['/name']);
  problemOf(await us.ask({ method: 'DELETE', url, body: { name: 'Short-lived' } }), 404, 'not_found');
  const answer = await them.ask({ method: 'DELETE', url, body: { name: 'Short-lived' } });
  assert.deepEqual([answer.statusCode, answer.json<{ id: string }>().id], [202, them.workspaceId]);
  problemOf(await them.ask({ url: '/v1/flows' }), 401, 'unauthenticated');
  problemOf(await open(page?.signedUrl ?? ''), 404, 'not_found');
});
