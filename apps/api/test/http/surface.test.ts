import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Page, RefCounts, type Run, type RunListItem, WorkspaceUsage } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
let us: Tenant;
let port: number;
before(async () => {
  api = await startApi();
  us = await api.tenant('surface');
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
after(() => api.close());

const authorization = () => `Bearer ${us.key}`;

test('an address that is no address, too long or of no route is answered with a problem', async () => {
  for (const url of ['/v1/runs/%zz', '/v1/runs/%00', `/v1/runs/${'x'.repeat(400)}`, '/v1/nothing', '/']) {
    const answer = await us.ask({ url });
    const problem = problemOf(answer, answer.statusCode, answer.statusCode === 404 ? 'not_found' : 'invalid_input');
    assert.ok([400, 404].includes(problem.status), `${url}: ${problem.status}`);
  }
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    problemOf(await us.ask({ method, url: '/v1/flows' }), 404, 'not_found');
  }
});

test('bytes that are no HTTP are answered with a problem', async () => {
  const answer = await raw('GET /v1/flows HTTP/1.1\r\nHost: x\r\nBad header\r\n\r\n');
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /content-type: application\/problem\+json/i);
  assert.match(answer, /"code":"invalid_input"/);
});

test('what Node’s server would answer by itself, bare, says how many requests are left as well', async () => {
  const ask = (head: string) => raw(`${head}\r\nConnection: close\r\n\r\n`);
  const answers = {
    400: [
      'GET /v1/flows HTTP/1.1\r\nHost: x\r\nBad header',
      'GET /healthz HTTP/1.1',
      'GET /v1/%zz HTTP/1.1\r\nHost: x',
      'hello',
    ],
    431: [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}`],
    200: ['GET /healthz HTTP/1.1\r\nHost: x', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: the-moon'],
    404: ['GET /v1/nothing HTTP/1.1\r\nHost: x', 'OPTIONS /v1/flows HTTP/1.1\r\nHost: x', 'GET /nothing HTTP/1.0'],
    401: ['GET /v1/flows HTTP/1.1\r\nHost: x\r\nExpect: 100-continue'],
  };
  for (const [status, heads] of Object.entries(answers)) {
    for (const head of heads) {
      const answer = (await ask(head)).replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '');
      const said = `${head.slice(0, 60)}\n${answer}`;
      assert.ok(answer.startsWith(`HTTP/1.1 ${status} `), said);
      assert.match(answer, /^ratelimit-policy: "default";q=600;w=60\r$/im, said);
      assert.match(answer, /^ratelimit: "default";r=\d+;t=\d+\r$/im, said);
    }
  }
});

test('a body of another type is refused as such', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await us.ask({ method: 'POST', url: '/v1/flows', body: 'a=b', headers: { 'content-type': type } });
    problemOf(answer, 415, 'unsupported_media_type');
  }
});

test('half of a character is refused where a NUL is, in keys as well', async () => {
  const [flow, environment] = [await us.flow(), await us.environment()];
  const ids = { flowId: flow.id, environmentId: environment.id };
  const asked = [
    ['/v1/flows', { name: 'a\ud800', spec: 'Go to /.' }, '/name'],
    ['/v1/flows', { name: 'a', spec: 'Go to /.', variables: { a: '\udc00' } }, '/variables/a'],
    ['/v1/runs', { ...ids, variables: { '\ud83d': 'x' } }, '/variables'],
    ['/v1/runs', { ...ids, variables: { a: '\u0000' } }, '/variables/a'],
  ] as const;
  for (const [url, body, pointer] of asked) {
    const problem = problemOf(await us.ask({ method: 'POST', url, body }), 400, 'invalid_input');
    assert.deepEqual(pointersOf(problem), [pointer]);
  }
});

test('a time-out of more than an hour, a locale and a viewport that are none are pointed at', async () => {
  const flow = { name: 'a', spec: 'Go to /.' };
  for (const [part, pointer] of [
    [{ timeout: '999999h' }, '/timeout'],
    [{ timeout: 1e15 }, '/timeout'],
    [{ locale: 'de_AT; rm' }, '/locale'],
    [{ viewport: { width: 1, height: 800 } }, '/viewport/width'],
  ] as const) {
    const answer = await us.ask({ method: 'POST', url: '/v1/flows', body: { ...flow, ...part } });
    assert.deepEqual(pointersOf(problemOf(answer, 400, 'invalid_input')), [pointer]);
  }
});

test('a cursor from elsewhere is pointed at in the query', async () => {
  const problem = problemOf(await us.ask({ url: '/v1/runs?cursor=bm9uZQ' }), 400, 'invalid_cursor');
  assert.deepEqual(pointersOf(problem), ['/query/cursor']);
});

test('HEAD answers what GET does without its body, and opens no event stream', { timeout: 20_000 }, async () => {
  const accepted = await us.run(await us.flow(), await us.environment());
  assert.deepEqual(await head('/v1/flows'), { status: 200, body: '' });
  assert.deepEqual(await head(accepted.url), { status: 200, body: '' });
  assert.deepEqual(await head(accepted.eventsUrl), { status: 404, body: '' });
  await us.post(`${accepted.url}/cancel`, undefined, 200);
});

test('JSON of some size is compressed for who takes it, whatever else the answer says unchanged', async () => {
  const body = { name: 'Long', spec: 'Go to /. I should see "Hello".\n'.repeat(60) };
  await us.post('/v1/flows', body);
  const ask = (url: string, encoding: string) => us.ask({ url, headers: { 'accept-encoding': encoding } });
  const plain = await us.ask({ url: '/v1/flows?limit=100' });
  for (const [asked, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await ask('/v1/flows?limit=100', asked);
    assert.deepEqual([headers['content-encoding'], headers.vary], [encoding, 'accept-encoding']);
    assert.ok(rawPayload.length < plain.rawPayload.length / 2);
    assert.equal(unpack(rawPayload).toString(), plain.body);
    for (const name of ['content-type', 'ratelimit-policy', 'cache-control', 'x-content-type-options']) {
      assert.equal(headers[name], plain.headers[name], name);
    }
  }
  for (const [url, encoding] of [
    ['/v1/flows?limit=100', 'identity'],
    ['/v1/flows?limit=100', 'br;q=0'],
    ['/v1/nothing', 'br'],
  ] as const) {
    assert.equal((await ask(url, encoding)).headers['content-encoding'], undefined, url);
  }
});

test('the addresses in an answer lead where they say', async () => {
  const work = workOf(api.system);
  const answer = await us.ask({
    method: 'POST',
    url: '/v1/runs',
    body: { flowId: (await us.flow()).id, environmentId: (await us.environment()).id },
  });
  const location = String(answer.headers.location);
  const claimed = await work.claim();
  const key = `${us.workspaceId}/${claimed.lease.runId}/a`;
  const bytes = await api.store.putText(key, 'a tree');
  await work.record(claimed, 0, [{ kind: 'snapshot', step: 0, key, contentType: 'text/plain', bytes }]);
  await work.finish(claimed);
  const base = new URL(`http://127.0.0.1:${port}${location}`);
  const get = (url: string) => fetch(new URL(url, base), { headers: { authorization: authorization() } });
  const run = (await (await get(location)).json()) as Run;
  assert.equal(await (await get(run.artifacts[0]?.url ?? '')).text(), 'a tree');
  const stranger = await api.tenant('stranger');
  for (const url of [location, `${location}/events`, run.artifacts[0]?.url ?? '']) {
    problemOf(await stranger.ask({ url }), 404, 'not_found');
  }
});

test('a rerun with one Idempotency-Key is one run, and the key may be used on another route', async () => {
  const flow = await us.flow();
  const environment = await us.environment();
  const headers = { 'idempotency-key': 'one' };
  const body = { flowId: flow.id, environmentId: environment.id };
  const first = (await us.ask({ method: 'POST', url: '/v1/runs', body, headers })).json<{ id: string }>();
  const again = () => us.ask({ method: 'POST', url: `/v1/runs/${first.id}/rerun`, headers });
  assert.equal((await again()).statusCode, 202);
  // As after a crash between the run and its stored answer.
  await api.database.asOwner("delete from idempotency_key where key = 'one'");
  assert.equal((await again()).statusCode, 202);
  const runs = await us.get<Page<RunListItem>>(`/v1/runs?flowId=${flow.id}`);
  assert.equal(runs.data.length, 2);
  for (const { id } of runs.data) await us.post(`/v1/runs/${id}/cancel`, undefined, 200);
});

test('usage and what became of a flow’s refs are told, each for a span', async () => {
  const work = workOf(api.system);
  const flow = await us.flow();
  await us.run(flow, await us.environment());
  const claimed = await work.claim();
  await work.record(claimed, 0);
  await work.finish(claimed, { usage: { modelCalls: 3, inputTokens: 10, outputTokens: 5, costUsd: 0.5 } });
  const usage = WorkspaceUsage.strict().parse(await us.get('/v1/usage'));
  assert.equal(usage.total.modelCalls, 3);
  assert.deepEqual(WorkspaceUsage.parse(await us.get('/v1/usage?to=2020-01-01T00:00:00Z')).data, []);
  const refs = RefCounts.strict().parse(await us.get(`/v1/flows/${flow.id}/refs`));
  assert.deepEqual(
    refs.data.map(({ site, page, runs, outcomes }) => [site, page, runs, outcomes]),
    [['https://shop.example', '/', 1, { live: 1 }]],
  );
  const all = RefCounts.strict().parse(await us.get('/v1/refs?site=https://shop.example&page=/'));
  assert.ok(all.data.some(({ outcomes }) => outcomes.live !== undefined));
  const bad = await us.ask({ url: '/v1/usage?from=yesterday' });
  assert.deepEqual(pointersOf(problemOf(bad, 400, 'invalid_input')), ['/query/from']);
});

function head(path: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const asked = request({ port, path, method: 'HEAD', headers: { authorization: authorization() } }, (answer) => {
    let body = '';
    answer.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
  });
  asked.on('error', reject).end();
  return promise;
}

function raw(bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  socket.on('error', reject).on('close', () => resolve(answer));
  return promise;
}
