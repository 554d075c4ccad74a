import assert from 'node:assert/strict';
import test from 'node:test';
import { type ConnectivityMeans, connectivityTo } from './connectivity.ts';

const cable = { eth0: [{ address: '10.0.0.7', internal: false }] };
const noCable = {
  lo: [{ address: '127.0.0.1', internal: true }],
  eth0: [{ address: 'fe80::1', internal: false }],
};

function failing(code: string) {
  return async (): Promise<never> => {
    throw Object.assign(new Error(code), { code });
  };
}

function means(given: Partial<ConnectivityMeans> = {}): ConnectivityMeans {
  return {
    resolve: async () => ['93.184.215.14'],
    reverse: async () => ['host.example'],
    interfaces: () => cable,
    timeoutMs: 1_000,
    ...given,
  };
}

function ask(address: string, given: Partial<ConnectivityMeans> = {}): Promise<boolean> {
  return connectivityTo(address, means(given))({ signal: new AbortController().signal });
}

test('a name that resolves over an interface that leads out is a good connection', async () => {
  assert.equal(await ask('https://shop.example/login'), true);
});

test('a resolver that knows no such name has answered', async () => {
  for (const code of ['ENOTFOUND', 'ENODATA'])
    assert.equal(await ask('https://shop.example/', { resolve: failing(code) }), true, code);
});

test('a resolver that fails, refuses or asks to come again is our own trouble', async () => {
  for (const code of ['EAI_AGAIN', 'ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED', 'EREFUSED', 'EAI_FAIL'])
    assert.equal(await ask('https://shop.example/', { resolve: failing(code) }), false, code);
});

test('a resolver that never answers is our own trouble', async () => {
  const never = () => new Promise<never>(() => {});
  assert.equal(await ask('https://shop.example/', { resolve: never, timeoutMs: 5 }), false);
});

test('without an interface that leads out nothing outside is the fault of a site', async () => {
  for (const address of ['https://shop.example/', 'http://93.184.215.14/', 'http://192.168.1.9:8080/'])
    assert.equal(await ask(address, { interfaces: () => noCable }), false, address);
});

test('this machine needs neither an interface nor a resolver', async () => {
  const alone = { interfaces: () => noCable, reverse: failing('ECONNREFUSED') };
  for (const address of ['http://127.0.0.1:3000/', 'http://[::1]:3000/', 'http://2130706433/'])
    assert.equal(await ask(address, { ...alone, resolve: failing('ECONNREFUSED') }), true, address);
  const local = async () => ['127.0.0.1', '::1'];
  assert.equal(await ask('http://app.localhost:3000/', { ...alone, resolve: local }), true);
});

test('a name that can never exist is no trouble of ours', async () => {
  assert.equal(await ask('http://shop.invalid/', { resolve: failing('EAI_AGAIN'), interfaces: () => noCable }), true);
});

test('an address of our network needs no resolver', async () => {
  assert.equal(await ask('http://192.168.1.9/', { reverse: failing('ECONNREFUSED') }), true);
});

test('a public address counts only while the resolver answers', async () => {
  assert.equal(await ask('http://93.184.215.14/', { reverse: failing('ENOTFOUND') }), true);
  assert.equal(await ask('http://93.184.215.14/', { reverse: failing('ETIMEOUT') }), false);
});

test('a cancelled check rejects with its reason', async () => {
  const stop = new AbortController();
  const asked = connectivityTo(
    'https://shop.example/',
    means({ resolve: () => new Promise<never>(() => {}) }),
  )({ signal: stop.signal });
  stop.abort(new Error('stopped'));
  await assert.rejects(asked, /stopped/);
});
