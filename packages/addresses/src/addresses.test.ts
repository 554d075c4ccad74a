import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closedHosts, metadataHosts, openHosts } from '../test/encodings.ts';
import { classifyAddress, isMetadataName, normaliseHost, parseAddress, readHostRule } from './index.ts';

/** What a host is as it stands in a URL; null for a name, which has no address yet. */
function kindOf(written: string) {
  const host = normaliseHost(written);
  if (host === null) return 'no host';
  if (isMetadataName(host)) return 'metadata';
  return parseAddress(host) === null ? null : classifyAddress(host);
}

test('each way to write an address is read as what it leads to', () => {
  for (const [host, what] of closedHosts) {
    const kind = what.includes('name') || what.includes('below') ? null : 'private';
    assert.equal(kindOf(host), kind, `${host} (${what})`);
  }
  for (const [host, what] of metadataHosts) assert.equal(kindOf(host), 'metadata', `${host} (${what})`);
  for (const host of openHosts) assert.equal(kindOf(host), 'public', host);
});

test('of a name that was not looked up, ranges and addresses say that it may lead there, and other names do not', () => {
  const target = { host: 'app.internal', port: 8080, address: null };
  const means = (entry: string) => readHostRule(entry)?.(target) ?? null;
  for (const entry of [
    '10.0.0.0/8',
    'fd00::/8',
    '10.1.2.3',
    '[::1]',
    '*.internal',
    'App.Internal',
    'app.internal:8080',
  ])
    assert.equal(means(entry), true, entry);
  for (const entry of ['internal', 'app.internal:80', '*.app.internal', 'xapp.internal']) {
    assert.equal(means(entry), false, entry);
  }
  for (const entry of ['10.0.0.0/99', 'a b', 'http://x', '']) assert.equal(means(entry), null, entry);
});
