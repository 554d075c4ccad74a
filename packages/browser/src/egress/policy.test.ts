import assert from 'node:assert/strict';
import test from 'node:test';
import { normaliseHost } from '@smokejumper/addresses';
import { isAppError } from '@smokejumper/contracts';
import { closedHosts, metadataHosts, openHosts } from '../../../addresses/test/encodings.ts';
import { createEgressPolicy, type EgressSettings } from './policy.ts';
import { resolveHost } from './resolve.ts';

/** What becomes of a host as it stands in a URL; names resolve only when they are names of this machine. */
async function allows(settings: Partial<EgressSettings>, written: string, port = 80): Promise<boolean> {
  const policy = createEgressPolicy({ allowPrivate: 'none', alwaysAllow: [], ...settings });
  const host = normaliseHost(written);
  if (host === null) return false;
  const byName = policy.judgeName(host);
  if (byName !== null) return byName.allowed;
  const isName = !/^[\d.]+$|:/.test(host);
  const addresses = isName ? await resolveHost(host) : [host];
  return policy.judge({ host, port, addresses }).allowed;
}

test('the table holds at least sixty ways to write a closed host', () => {
  assert.ok(new Set([...closedHosts, ...metadataHosts].map(([host]) => host)).size >= 60);
});

for (const [host, what] of closedHosts) {
  test(`${host} (${what}) is closed by default and open when all private hosts are allowed`, async () => {
    assert.equal(await allows({}, host), false);
    assert.equal(await allows({ allowPrivate: 'all' }, host), true);
  });
}

for (const [host, what] of metadataHosts) {
  test(`the metadata host ${host} (${what}) is closed whatever is allowed`, async () => {
    assert.equal(await allows({}, host), false);
    assert.equal(await allows({ allowPrivate: 'all' }, host), false);
    assert.equal(await allows({ allowPrivate: ['0.0.0.0/0', '::/0', host], alwaysAllow: [host] }, host), false);
  });
}

for (const host of openHosts) {
  test(`${host} on the internet is open`, async () => {
    assert.equal(await allows({}, host), true);
  });
}

test('an allowed range opens its addresses in every notation and no others', async () => {
  const settings = { allowPrivate: ['10.1.0.0/16', 'fd00:1::/32'] };
  for (const host of ['10.1.2.3', '167838211', '[::ffff:10.1.2.3]', '[fd00:1::5]']) {
    assert.equal(await allows(settings, host), true, host);
  }
  for (const host of ['10.2.0.1', '127.0.0.1', '[fd00:2::5]']) assert.equal(await allows(settings, host), false, host);
});

test('an allowed host is open by its own name and port only', () => {
  const policy = createEgressPolicy({ allowPrivate: ['shop.internal', '*.dev.internal'], alwaysAllow: ['app:8080'] });
  const opens = (host: string, port: number): boolean => policy.judge({ host, port, addresses: ['10.0.0.5'] }).allowed;
  assert.ok(opens('shop.internal', 80) && opens('a.b.dev.internal', 443) && opens('app', 8080));
  assert.ok(!opens('evilshop.internal', 80) && !opens('dev.internal.evil', 80) && !opens('app', 8081));
  assert.ok(!opens('dev.internal', 80) && !opens('xdev.internal', 80));
});

test('one private address among public ones closes the host', () => {
  const policy = createEgressPolicy({ allowPrivate: 'none', alwaysAllow: [] });
  const judgement = policy.judge({ host: 'mixed.example', port: 443, addresses: ['8.8.8.8', '10.0.0.1'] });
  assert.deepEqual(judgement, { allowed: false, reason: 'mixed.example leads to the private address 10.0.0.1' });
});

test('a host without an address and an address that cannot be read stay closed', () => {
  const policy = createEgressPolicy({ allowPrivate: 'none', alwaysAllow: [] });
  assert.equal(policy.judge({ host: 'x.example', port: 80, addresses: [] }).allowed, false);
  assert.equal(policy.judge({ host: 'x.example', port: 80, addresses: ['not an address'] }).allowed, false);
});

test('hosts with credentials, ports, blanks or control characters inside are no hosts', () => {
  for (const host of ['a@b', 'a b', 'a\tb', 'a/b', 'a?b', 'a#b', 'a\\b', '', '.', 'a:80', '[::1', '[fe80::1%25eth0]']) {
    assert.equal(normaliseHost(host), null, JSON.stringify(host));
  }
});

test('a rule that is neither a host nor a CIDR is refused', () => {
  for (const rule of ['10.0.0.0/99', 'a/b', 'http://x', 'a b', '*.', '10.0.0.0/']) {
    assert.throws(
      () => createEgressPolicy({ allowPrivate: [rule], alwaysAllow: [] }),
      (error) => isAppError(error, 'invalid_input'),
      rule,
    );
  }
});
