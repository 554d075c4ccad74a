import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op, Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

const rows = [
  ['db-main', 'Degraded', 'Monday', '26%'],
  ['db-two', 'Running', 'Friday', '33%'],
];
const view = page(tableOf('Servers', ['Name', 'Status', 'Last seen', 'CPU'], ...rows));
const says = (target: Target, value: string, op: Op = 'contains') =>
  check(view, { action: 'assertText', target, op, value } as Step).status;

test('a row shows under the head of a column what is told with its name', () => {
  const row: Target = { text: 'db-main', role: 'row' };
  assert.equal(says(row, 'status Degraded'), 'met');
  assert.equal(says(row, 'the last seen Monday'), 'met');
  assert.equal(says(row, 'status Running'), 'not_met');
  assert.equal(says(row, 'status 26%'), 'not_met');
  assert.equal(says(row, 'status Degraded', 'not-contains'), 'not_met');
  assert.equal(says(row, 'status Running', 'not-contains'), 'met');
  assert.equal(says(row, 'Degraded Monday'), 'met');
});

test('a number in front of the head of a column is all that the cell under it says', () => {
  const shifts = page(tableOf('', ['Who', 'Note', 'Hours'], ['Ida', '8:00 late', '3:30'], ['Omar', '', '1:00']));
  const told = (value: string, op: Op = 'contains', text = 'Ida') =>
    check(shifts, { action: 'assertText', target: { text, role: 'row' }, op, value } as Step).status;
  assert.equal(told('3:30 hours'), 'met');
  assert.equal(told('3:30 hours', 'not-contains'), 'not_met');
  assert.equal(told('1:00 hour', 'contains', 'Omar'), 'met');
  for (const other of ['3 hours', '30 hours', '8:00 hours', '1:00 hours']) assert.notEqual(told(other), 'met', other);
  assert.equal(told('1:00 hours', 'not-contains'), 'met');
});
