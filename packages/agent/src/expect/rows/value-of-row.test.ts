import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const told =
  (table: Tree) =>
  (text: string, value: string, op: Step['op'] = 'equals') =>
    check(page(table), { action: 'assertValue', target: { role: 'row', text }, op, value }).status;

test('the value of a row is what stands in it under the head Value', () => {
  const has = told(tableOf('', ['Parameter', 'Value', 'Details'], ['Templates', '338', ''], ['Users', '6', '1']));
  assert.deepEqual(
    [has('Templates', '338'), has('Templates', '7'), has('Templates', '')],
    ['met', 'not_met', 'not_met'],
  );
  assert.deepEqual([has('Users', '6'), has('Users', '1'), has('Users', '1', 'not-equals')], ['met', 'not_met', 'met']);
});

test('where no column is called so it is any of what the row shows besides its name', () => {
  const has = told(tableOf('', ['Name', 'Role', 'City'], ['Ann', 'Admin', 'Rome'], ['Bo', 'Editor in chief', '']));
  assert.deepEqual([has('Ann', 'Admin'), has('Ann', 'Rome'), has('Ann', 'Oslo')], ['met', 'met', 'not_met']);
  assert.deepEqual([has('Ann', 'Rome', 'not-equals'), has('Ann', 'Oslo', 'not-equals')], ['not_met', 'met']);
  assert.deepEqual([has('Bo', 'Editor'), has('Bo', '')], ['unproven', 'unproven']);
});

test('of a row of two cells it is the other one, or the only field in the row', () => {
  const has = told(tableOf('', ['Key', 'Set to'], ['Port', '80'], ['Host', '']));
  assert.deepEqual(
    [has('Port', '80'), has('Port', '8'), has('Host', ''), has('Port', '')],
    ['met', 'not_met', 'met', 'not_met'],
  );
  const field: Tree = ['cell', '', {}, ['textbox', 'Port', { tag: 'input', value: '80' }]];
  const row: Tree = ['row', '', {}, ['cell', 'Port', {}, ['text', 'Port']], field];
  const holds = told(['table', '', {}, row, ['row', '', {}, ['cell', 'Host', {}, ['text', 'Host']], ['cell', '']]]);
  assert.deepEqual([holds('Port', '80'), holds('Port', '81')], ['met', 'not_met']);
});
