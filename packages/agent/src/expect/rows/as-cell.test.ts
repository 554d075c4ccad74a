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
