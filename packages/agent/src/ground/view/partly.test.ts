import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { partlyDrawn } from './partly.ts';

const entry = (total: number, name: string): Tree => ['listitem', '', { total }, ['text', name]];
const list = (total: number) => page(['list', 'Payees', {}, entry(total, 'Ann'), entry(total, 'Bo')]);
const row = (name: string): Tree => ['row', '', {}, ['cell', name, {}, ['text', name]]];
const table = (total: number) => page(['table', 'Jobs', { tag: 'table', total }, row('One'), row('Two'), row('Three')]);

test('entries are counted as the page tells where it draws only some; rows of such a table are not counted', () => {
  const count = (total: number, value: string) =>
    check(list(total), {
      action: 'assertCount',
      target: { role: 'listitem', scope: { relation: 'within', role: 'list', text: 'Payees' } },
      value,
    }).status;
  assert.deepEqual([count(2, '2'), count(40, '2'), count(40, '40')], ['met', 'not_met', 'met']);
  const rows = (total: number) =>
    check(table(total), { action: 'assertCount', target: { role: 'row' }, value: '3' }).status;
  assert.deepEqual([rows(3), rows(60)], ['met', 'unproven']);
  assert.deepEqual(
    [list(2), list(40), table(3), table(60)].map((view) => partlyDrawn(view.items).length),
    [0, 2, 0, 1],
  );
});

test('entries of a list that scrolls over more of them than are drawn are not counted', () => {
  const plain = (name: string): Tree => ['listitem', '', {}, ['text', name]];
  const names = (partly: boolean) => page(['list', 'Names', partly ? { partly } : {}, plain('Ann'), plain('Bo')]);
  const count = (partly: boolean) =>
    check(names(partly), { action: 'assertCount', target: { role: 'listitem' }, value: '2' }).status;
  assert.deepEqual([count(false), count(true)], ['met', 'unproven']);
  assert.deepEqual([partlyDrawn(names(true).items).length, partlyDrawn(names(false).items).length], [1, 0]);
});
