import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

const rows = [
  ['db-main', 'Degraded', 'Monday', '26%'],
  ['db-two', 'Running', 'Friday', '33%'],
];
const view = page(tableOf('Servers', ['Name', 'Status', 'Last seen', 'CPU'], ...rows));
const is = (target: Target, value: string) =>
  check(view, { action: 'assertText', target, op: 'equals', value } as Step).status;

test('"in the servers table, the CPU of db-main" is the cell of that row', () => {
  const scope: NonNullable<Target['scope']> = { relation: 'within', role: 'table', text: 'servers' };
  assert.equal(is({ text: 'CPU of db-main', scope }, '26%'), 'met');
  assert.equal(is({ text: 'CPU of db-main', scope }, '33%'), 'not_met');
  assert.equal(is({ text: 'CPU of db-two', scope: { relation: 'within', role: 'table' } }, '33%'), 'met');
});
