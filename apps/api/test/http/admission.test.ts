import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { createLogger } from '@smokejumper/runtime';
import { type Harness, problemOf, startApi, type Tenant } from '../harness.ts';

let api: Harness;
let us: Tenant;
const lines: string[] = [];
before(async () => {
  const destination = new PassThrough();
  destination.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  api = await startApi({
    settings: { requestsPerMinute: 20 },
    log: createLogger({ name: 'api', level: 'trace', pretty: false, destination }),
  });
  us = await api.tenant('us');
});
after(() => api.close());

test('a request id is taken from the client or made, and returned', async () => {
  const given = await us.ask({ url: '/v1/flows', headers: { 'x-request-id': 'from-ci.42' } });
  assert.equal(given.headers['x-request-id'], 'from-ci.42');
  const odd = await us.ask({ url: '/v1/flows', headers: { 'x-request-id': 'a b\tc' } });
  assert.match(String(odd.headers['x-request-id']), /^req_/);
});

test('the log names request, trace, key and workspace, and holds no secret', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const headers = { cookie: 'session=hush', traceparent, 'x-request-id': 'logged' };
  await us.ask({ url: '/v1/flows?cursor=hush', headers });
  await us.ask({
    method: 'POST',
    url: '/v1/flows',
    headers,
    body: { name: 'a', spec: 'Type hush.', variables: { p: 1 } },
  });
  await us.ask({ method: 'POST', url: '/hooks/generic/hush', headers: { 'webhook-signature': 'v1,hush' }, body: {} });
  const line = lines.map((text) => JSON.parse(text)).find((entry) => entry.reqId === 'logged');
  assert.deepEqual(
    [line.req.method, line.req.path, line.status, line.workspaceId, line.traceId],
    ['GET', '/v1/flows', 400, us.workspaceId, '0af7651916cd43dd8448eb211c80319c'],
  );
  assert.match(line.actor, /^key_/);
  const all = lines.join('\n');
  assert.ok(!all.includes(us.key) && !all.includes('hush'), all);
});

test('each answer says how many requests are left, and the one too many is refused with a time to come back', async () => {
  const them = await api.tenant('busy');
  const first = await them.ask({ url: '/v1/flows' });
  assert.equal(first.headers['ratelimit-policy'], '"default";q=20;w=60');
  assert.match(String(first.headers.ratelimit), /^"default";r=19;t=\d+$/);
  for (let n = 0; n < 19; n++) await them.ask({ url: '/v1/flows' });
  const refused = await them.ask({ url: '/v1/flows' });
  problemOf(refused, 429, 'rate_limited');
  assert.match(String(refused.headers.ratelimit), /;r=0;/);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  // Each key counts for itself.
  const other = await api.tenant('calm');
  assert.equal((await other.ask({ url: '/v1/flows' })).statusCode, 200);
});

test('an address that is not there is a problem', async () => {
  problemOf(await us.ask({ url: '/v1/nothing' }), 404, 'not_found');
});

test('a hook counts for itself, whichever address all of them come from, and guessing tokens ends in 429', async () => {
  const { id } = await us.environment();
  const hooks = [1, 2].map(() =>
    us.post<{ url: string; secret: string }>(`/v1/environments/${id}/hooks`, { source: 'gitlab' }),
  );
  const deliver = ({ url, secret }: { url: string; secret: string }) =>
    api.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      remoteAddress: '203.0.113.7',
      headers: { 'content-type': 'application/json', 'x-gitlab-token': secret },
      payload: { object_kind: 'push' },
    });
  const [one, other] = await Promise.all(hooks);
  for (let n = 0; n < 20; n++) assert.equal((await deliver(one!)).statusCode, 202);
  problemOf(await deliver(one!), 429, 'rate_limited');
  const guess = (n: number) => deliver({ url: `http://x/hooks/gitlab/guess${n}`, secret: 'x' });
  for (let n = 0; n < 20; n++) problemOf(await guess(n), 404, 'not_found');
  problemOf(await guess(20), 429, 'rate_limited');
  assert.equal((await deliver(other!)).statusCode, 202);
});

test('guessing keys ends in 429, while probes are never counted', async () => {
  const guess = () => api.app.inject({ url: '/v1/flows', headers: { authorization: 'Bearer guess' } });
  for (let n = 0; n < 20; n++) await guess();
  problemOf(await guess(), 429, 'rate_limited');
  for (let n = 0; n < 2; n++) {
    const probe = await api.app.inject('/healthz');
    assert.equal(probe.statusCode, 200);
    assert.match(String(probe.headers.ratelimit), /^"default";r=0;/);
  }
  assert.equal((await us.ask({ url: '/v1/flows' })).statusCode, 200);
});
