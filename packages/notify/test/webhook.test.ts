import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';
import { createDeliver } from '../src/index.ts';
import { deliver, delivery, impatient, news, seam } from './fixture.ts';
import { type Reply, serve } from './servers.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const previous = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const to = (url: string, secrets = [secret]) => delivery({ kind: 'webhook', url, secrets }, [news]);

async function answeredBy(reply: Reply | null) {
  const server = await serve(() => reply);
  try {
    const send = reply === null ? impatient : deliver;
    return { result: await send(to(server.url), seam), heard: server.heard };
  } finally {
    await server.close();
  }
}

test('a webhook verifies with the library of Standard Webhooks, by the new and by the old secret', async () => {
  const server = await serve(() => ({ status: 204 }));
  try {
    const result = await deliver(to(`${server.url}/in?x=1`, [secret, previous]), seam);
    assert.deepEqual([result.outcome, result.status], ['sent', 204]);
    const [heard] = server.heard;
    assert.ok(heard);
    assert.equal(heard.headers['webhook-id'], 'dlv_1');
    for (const key of [secret, previous]) assert.ok(new Webhook(key).verify(heard.body, heard.headers));
    assert.throws(() =>
      new Webhook(`whsec_${Buffer.alloc(32, 3).toString('base64')}`).verify(heard.body, heard.headers),
    );
    assert.deepEqual(Object.keys(heard.json), ['type', 'timestamp', 'data']);
    assert.equal(heard.json.type, 'flow.status_changed');
    assert.ok(heard.body.length < 20_000);
    // The same body again, so that a receiver can tell a repeated delivery by its id alone.
    const again = await deliver(to(`${server.url}/in?x=1`), seam);
    assert.equal(again.bodyDigest, result.bodyDigest);
  } finally {
    await server.close();
  }
});

test('only 2xx counts: a redirect is not followed, 410 is final, the rest is tried again', async () => {
  const outcomes: [number, string][] = [];
  for (const status of [200, 301, 400, 401, 404, 410, 429, 500, 503]) {
    const { result, heard } = await answeredBy({ status, headers: { location: 'http://127.0.0.1:1/' } });
    assert.equal(heard.length, 1);
    outcomes.push([status, result.outcome]);
  }
  assert.deepEqual(outcomes, [
    [200, 'sent'],
    [301, 'retry'],
    [400, 'retry'],
    [401, 'retry'],
    [404, 'retry'],
    [410, 'gone'],
    [429, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
  ]);
});

test('the wait that an endpoint asks for is passed on, in seconds or as a date', async () => {
  const { result } = await answeredBy({ status: 429, headers: { 'retry-after': '120' } });
  assert.equal(result.retryAfterMs, 120_000);
  const at = new Date(Date.now() + 60_000).toUTCString();
  const dated = await answeredBy({ status: 503, headers: { 'retry-after': at } });
  assert.ok(Math.abs((dated.result.retryAfterMs ?? 0) - 60_000) < 2_000);
});

test('an endpoint that never answers, and one that is not there, cost one time-out and are tried again', async () => {
  const silent = await answeredBy(null);
  assert.deepEqual([silent.result.outcome, silent.result.status], ['retry', null]);
  assert.match(silent.result.detail, /did not answer within/);
  const closed = await deliver(to('http://127.0.0.1:1/'), seam);
  assert.deepEqual([closed.outcome, closed.status], ['retry', null]);
});

test('a host that may not be reached is not connected to and not tried again', async () => {
  const server = await serve(() => ({ status: 200 }));
  try {
    const guarded = createDeliver({
      resolve: async ({ host }) => {
        throw new AppError('policy_denied', `${host} is a private address`);
      },
      now: () => new Date(),
    });
    const result = await guarded(to(server.url), seam);
    assert.deepEqual([result.outcome, result.detail], ['failed', '127.0.0.1 is a private address']);
    assert.equal(server.heard.length, 0);
  } finally {
    await server.close();
  }
});

test('a connection goes to the address that was judged, not to what the name means a moment later', async () => {
  const server = await serve(() => ({ status: 200 }));
  try {
    const pinned = createDeliver({ resolve: async () => ['127.0.0.1'], now: () => new Date() });
    const result = await pinned(to(server.url.replace('127.0.0.1', 'no-such-name.invalid')), seam);
    assert.equal(result.outcome, 'sent', result.detail);
    assert.match(server.heard[0]?.headers.host ?? '', /^no-such-name\.invalid:/);
  } finally {
    await server.close();
  }
});
