import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowedByBoth, covers } from './origins.ts';

test('a pattern covers what lies below its host, with the same scheme and port, and nothing that only ends alike', () => {
  assert.ok(covers('https://*.shop.example', 'https://a.b.shop.example'));
  assert.ok(covers('https://*.shop.example', 'https://*.eu.shop.example'));
  for (const other of [
    'https://shop.example',
    'https://evilshop.example',
    'http://a.shop.example',
    'https://a.shop.example:8443',
    'https://a.shop.example.evil.example',
  ]) {
    assert.ok(!covers('https://*.shop.example', other), other);
  }
});

test('what two lists allow is what is within both of them', () => {
  const wide = ['https://*.shop.example', 'https://id.example'];
  const narrow = ['https://eu.shop.example', 'https://other.example', 'https://id.example'];
  assert.deepEqual(allowedByBoth(wide, narrow), ['https://eu.shop.example', 'https://id.example']);
  assert.deepEqual(allowedByBoth(narrow, wide), ['https://eu.shop.example', 'https://id.example']);
  assert.deepEqual(allowedByBoth(null, narrow), narrow);
  assert.deepEqual(allowedByBoth(wide, null), wide);
  assert.equal(allowedByBoth(null, null), null);
  assert.deepEqual(allowedByBoth([], wide), []);
});
