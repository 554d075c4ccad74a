import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

test('a number in an address is no part of a longer one', () => {
  const contains = (url: string, value: string, op: 'contains' | 'not-contains' = 'contains') =>
    check({ ...page(), url }, { action: 'assertUrl', value, op }).status;
  assert.equal(contains('https://shop.test/logs?page=2', 'page=2'), 'met');
  assert.equal(contains('https://shop.test/logs?page=2&size=20', 'page=2'), 'met');
  assert.equal(contains('https://shop.test/logs?page=20', 'page=2'), 'unproven');
  assert.equal(contains('https://shop.test/logs?page=20', 'page=2', 'not-contains'), 'unproven');
  assert.equal(contains('https://shop.test/logs?page=3', 'page=2'), 'not_met');
  assert.equal(contains('https://shop.test/v2/logs', '/v2'), 'met');
});
