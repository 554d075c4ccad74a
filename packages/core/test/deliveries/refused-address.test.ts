import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closedHosts, metadataHosts, openHosts } from '../../../addresses/test/encodings.ts';
import { type AllowedPrivateHosts, tellRefusedAddress } from '../../src/index.ts';

const tell = (host: string, allowPrivate: AllowedPrivateHosts = 'none') =>
  tellRefusedAddress(`http://${host}/`, { allowPrivate });

test('each way to write a closed host is refused when a deploy names it', () => {
  for (const [host, what] of closedHosts) {
    assert.notEqual(tell(host), null, `${host} (${what})`);
    assert.equal(tell(host, 'all'), null, `${host} (${what})`);
  }
  for (const [host, what] of metadataHosts) {
    assert.match(tell(host, 'all') ?? '', /is a cloud metadata service/, `${host} (${what})`);
  }
  for (const host of openHosts) assert.equal(tell(host), null, host);
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

test('an address that holds a name and password is refused, and neither is told again', () => {
  for (const address of [
    'https://ann:s3cret@preview.example/',
    'https://s3cret@x.example',
    'ftp://ann:s3cret@x.example',
  ]) {
    const told = tellRefusedAddress(address, { allowPrivate: 'all' }) ?? '';
    assert.match(told, /names a user|is no http/, address);
    assert.doesNotMatch(told, /s3cret/, address);
  }
});
