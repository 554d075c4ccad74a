import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Session } from '@smokejumper/contracts';
import { type Harness, problemOf, startApi } from '../harness.ts';
import { password, signedUp } from '../people/visitor.ts';

let open: Harness;
let proxied: Harness;
before(async () => {
  open = await startApi({ settings: { signInTries: 2, requestsPerMinute: 30 } });
  proxied = await startApi({ settings: { signInTries: 2, requestsPerMinute: 30, trustedProxies: ['10.1.0.0/16'] } });
});
after(() => Promise.all([open.close(), proxied.close()]));

/** A try to sign in that comes over a socket from `from` and says so and so of where it began. */
const tryFrom = (api: Harness, from: string, forwarded?: string, email = 'gus@x.example') =>
  api.app.inject({
    method: 'POST',
    url: '/auth/sign-in',
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { email, password: 'wrong' },
  });

test('without trusted proxies what a caller says of its address changes nothing', async () => {
  for (const forged of ['203.0.113.1', '203.0.113.2']) {
    problemOf(await tryFrom(open, '10.1.0.1', forged), 401, 'unauthenticated');
  }
  problemOf(await tryFrom(open, '10.1.0.1', '203.0.113.3'), 429, 'rate_limited');
  problemOf(await tryFrom(open, '10.1.0.2', '203.0.113.3'), 401, 'unauthenticated');
});

test('behind a trusted proxy callers are told apart, and nobody is believed who comes from elsewhere', async () => {
  const proxy = '10.1.2.3';
  for (let n = 0; n < 2; n += 1) problemOf(await tryFrom(proxied, proxy, '203.0.113.1'), 401, 'unauthenticated');
  problemOf(await tryFrom(proxied, proxy, '203.0.113.1'), 429, 'rate_limited');
  problemOf(await tryFrom(proxied, proxy, '203.0.113.2'), 401, 'unauthenticated');
  // What a caller wrote in front of what the proxies added counts for nothing.
  problemOf(await tryFrom(proxied, proxy, '198.51.100.7, 203.0.113.1, 10.1.9.9'), 429, 'rate_limited');
  for (const forged of ['203.0.113.7', '203.0.113.8']) {
    problemOf(await tryFrom(proxied, '192.0.2.1', forged, 'eve@x.example'), 401, 'unauthenticated');
  }
  problemOf(await tryFrom(proxied, '192.0.2.1', '203.0.113.9', 'eve@x.example'), 429, 'rate_limited');
});

test('requests without a key are counted for the caller, and a session tells where it was begun', async () => {
  const ask = (forwarded: string) =>
    proxied.app.inject({ url: '/v1/flows', remoteAddress: '10.1.0.1', headers: { 'x-forwarded-for': forwarded } });
  for (let n = 0; n < 30; n += 1) await ask('203.0.113.40');
  problemOf(await ask('203.0.113.40'), 429, 'rate_limited');
  problemOf(await ask('203.0.113.41'), 401, 'unauthenticated');
  const ada = await signedUp(proxied.app, 'ada@x.example');
  await proxied.app.inject({
    method: 'POST',
    url: '/auth/sign-in',
    remoteAddress: '10.1.0.1',
    headers: { 'x-forwarded-for': '203.0.113.50' },
    payload: { email: 'ada@x.example', password },
  });
  const { data } = await ada.get<{ data: Session[] }>('/v1/me/sessions');
  assert.ok(data.some(({ address }) => address === '203.0.113.50'));
});
