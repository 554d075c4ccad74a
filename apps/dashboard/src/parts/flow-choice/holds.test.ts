import assert from 'node:assert/strict';
import test from 'node:test';
import { holds } from './holds.ts';

test('a name is found by any of its words, in any order and case', () => {
  assert.equal(holds('Buy a Backpack', 'back buy'), true);
  assert.equal(holds('Buy a Backpack', 'back sell'), false);
  assert.equal(holds('Buy a Backpack', ' '), true);
});
