import assert from 'node:assert/strict';
import test from 'node:test';
import { pickedOf } from './picked.ts';

test('flows that were picked keep their order, and new ones come after them, the oldest first', () => {
  const values = { name: 'Suite', flw_2: 'on', flw_1: 'on', flw_9: 'on', flw_8: 'on' };
  assert.deepEqual(pickedOf(values, ['flw_1', 'flw_gone', 'flw_2']), ['flw_1', 'flw_2', 'flw_8', 'flw_9']);
});
