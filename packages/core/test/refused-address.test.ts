import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEgressPolicy } from '../../browser/src/egress/policy.ts';
import { closedHosts, metadataHosts, openHosts } from '../../browser/test/encodings.ts';
import { type AllowedPrivateHosts, tellRefusedAddress } from '../src/index.ts';

const tell = (host: string, allowPrivate: AllowedPrivateHosts = 'none') =>
  tellRefusedAddress(`http://${host}/`, { allowPrivate });

test('each way to write a closed host is refused when a deploy names it, as it is when a page asks for it', () => {
  for (const [host, what] of closedHosts) {
    assert.notEqual(tell(host), null, `${host} (${what})`);
    assert.equal(tell(host, 'all'), null, `${host} (${what})`);
  }
  for (const [host, what] of metadataHosts) {
    // What 6to4 carries is looked into only by a run's way out, which refuses it there.
    assert.notEqual(tell(host, what === '6to4' ? 'none' : 'all'), null, `${host} (${what})`);
  }
  for (const host of openHosts) assert.equal(tell(host), null, host);
});

const someBytes = fc.oneof(
  fc.uint8Array({ minLength: 4, maxLength: 4 }),
  fc.uint8Array({ minLength: 16, maxLength: 16 }),
  // The corners where IPv4 hides in IPv6, and what is set apart.
  fc
    .tuple(
      fc.constantFrom('00000000000000000000ffff', '0064ff9b0000000000000000', '0'.repeat(24)),
      fc.hexaString({ minLength: 8, maxLength: 8 }),
    )
    .map(([head, tail]) => Buffer.from(head + tail, 'hex')),
  fc.constantFrom('fd00', 'fe80', '2002', '2001', 'ff02').map((head) => Buffer.from(`${head.padEnd(31, '0')}1`, 'hex')),
);

const hostOf = (bytes: Uint8Array) =>
  bytes.length === 4 ? bytes.join('.') : `[${Buffer.from(bytes).toString('hex').match(/.{4}/g)!.join(':')}]`;

test('what is refused of literal addresses is what a run’s way out refuses, whatever is allowed', () => {
  const allowed = fc.constantFrom<AllowedPrivateHosts>('none', 'all', ['10.0.0.0/8', 'fd00::/8', '127.0.0.1', '::1']);
  fc.assert(
    fc.property(someBytes, allowed, (bytes, allowPrivate) => {
      const { hostname } = new URL(`http://${hostOf(bytes)}/`);
      const host = hostname.replace(/^\[(.*)\]$/, '$1');
      const policy = createEgressPolicy({ allowPrivate, alwaysAllow: [] });
      const { allowed: goes } = policy.judge({ host, port: 80, addresses: [host] });
      assert.equal(tell(hostname, allowPrivate) === null, goes, hostname);
    }),
    { numRuns: 2_000 },
  );
});

test('a name is refused only where it cannot be one of the internet, and a listed one is not', () => {
  const listed = ['demo-shop', '*.dev.internal', 'app.internal:8080'];
  for (const host of ['demo-shop', 'a.dev.internal', 'app.internal:8080']) {
    assert.notEqual(tell(host), null, host);
    assert.equal(tell(host, listed), null, host);
    // It may lead there, which only a name server knows.
    for (const range of ['127.0.0.0/8', '10.1.2.3']) assert.equal(tell(host, [range]), null, host);
  }
  for (const host of ['app.internal', 'dev.internal', 'xdemo-shop']) assert.notEqual(tell(host, listed), null, host);
  for (const host of ['shop.example', 'localhost.example', 'internal.example', 'xn--bcher-kva.example']) {
    assert.equal(tell(host), null, host);
  }
});

test('an address that no browser opens is named and refused, whatever is allowed', () => {
  for (const address of [
    '',
    'ftp://x.example',
    'javascript:alert(1)',
    'http://',
    'shop.example',
    `http://x.example/${'a'.repeat(2_000)}`,
  ]) {
    assert.match(tellRefusedAddress(address, { allowPrivate: 'all' }) ?? '', /is no http or https address/, address);
  }
  assert.match(tell('x.example:6667', 'all') ?? '', /port 6667/);
});
