import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scope, Step, TargetRole } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (value: string): Tree => ['text', value];
const heads = ['Permission', 'Viewer', 'Editor'];
const cell = (...children: Tree[]): Tree => ['cell', '', {}, ...children];
const table = (rows: Record<string, Tree[]>): Tree => [
  'table',
  '',
  { tag: 'table' },
  ['row', heads.join(' '), {}, ...heads.map((head): Tree => ['columnheader', head, {}, text(head)])],
  ...Object.entries(rows).map(
    ([name, cells]): Tree => ['row', name, {}, ['rowheader', name, {}, text(name)], ...cells],
  ),
];
const box = (...states: string[]): Tree => cell(['checkbox', '', { tag: 'input', type: 'checkbox', states }]);
const field = (value: string): Tree => cell(['textbox', '', { tag: 'input', value, states: ['disabled'] }]);
const inRow = (words: string): Scope => ({ relation: 'row', role: 'row', text: words });

test('the box of a row under a head is the one that is ticked, seen or gone', () => {
  const view = page(table({ Read: [box('checked'), box('checked')], Edit: [box('checked'), box()] }));
  const claim = (row: string, action: Step['action'], value?: string, role?: TargetRole) =>
    check(view, {
      action,
      target: { text: 'Editor', ...(role && { role }), scope: inRow(row) },
      ...(value && { value }),
    }).status;
  assert.equal(claim('Read', 'assertState', 'checked', 'checkbox'), 'met');
  assert.equal(claim('Edit', 'assertState', 'checked', 'checkbox'), 'not_met');
  assert.equal(claim('Edit', 'assertState', 'unchecked', 'checkbox'), 'met');
  assert.equal(claim('Edit', 'assertState', 'checked'), 'not_met');
  assert.equal(claim('Edit', 'assertVisible', undefined, 'checkbox'), 'met');
  assert.equal(claim('Edit', 'assertNotVisible', undefined, 'checkbox'), 'not_met');
  const bare = page(table({ Edit: [box(), cell(text('no'))] }));
  const gone: Step = { action: 'assertNotVisible', target: { text: 'Editor', role: 'checkbox', scope: inRow('Edit') } };
  assert.equal(check(bare, gone).status, 'met');
});

test('the field of a row under a head tells its value and its state', () => {
  const view = page(table({ Read: [field('1'), field('3')], Edit: [field('1'), field('2')] }));
  const target = { text: 'Editor', role: 'textbox', scope: inRow('Edit') } as const;
  assert.equal(check(view, { action: 'assertValue', target, value: '2' }).status, 'met');
  assert.equal(check(view, { action: 'assertValue', target, value: '3' }).status, 'not_met');
  assert.equal(check(view, { action: 'assertState', target, value: 'disabled' }).status, 'met');
});

test('where no row is told, the boxes under a head must agree', () => {
  const claim = (value: string, ...rows: Tree[][]) => {
    const view = page(table(Object.fromEntries(rows.map((cells, i) => [`Permission ${i}`, cells]))));
    return check(view, { action: 'assertState', target: { text: 'Editor', role: 'checkbox' }, value }).status;
  };
  assert.equal(claim('checked', [box(), box('checked')], [box(), box()]), 'unproven');
  assert.equal(claim('checked', [box(), box('checked')], [box(), box('checked')]), 'met');
  assert.equal(claim('checked', [box('checked'), box()], [box('checked'), box()]), 'not_met');
  assert.equal(claim('checked', [cell(text('yes'))]), 'not_met', 'no box stands there');
});

test('"the Editor of Read" is the cell of that row, which holds something or nothing', () => {
  const view = page(
    table({
      Read: [cell(text('Ann')), cell()],
      Edit: [cell(text('Bo')), cell(text('Cy'))],
      Own: [cell(), cell(['img', ''])],
    }),
  );
  const claim = (row: string, value: 'empty' | 'not-empty') =>
    check(view, { action: 'assertState', target: { text: 'Editor', scope: { relation: 'within', text: row } }, value })
      .status;
  assert.deepEqual([claim('Read', 'empty'), claim('Read', 'not-empty')], ['met', 'not_met']);
  assert.deepEqual([claim('Edit', 'empty'), claim('Edit', 'not-empty')], ['not_met', 'met']);
  assert.deepEqual([claim('Own', 'empty'), claim('Own', 'not-empty')], ['unproven', 'unproven']);
});

test('by a head of a column alone what stands under it is told, and by a row its own', () => {
  const view = page(table({ Read: [field('1'), field('3')], Edit: [field('1'), field('2')] }));
  const told = (value: string, scope?: Scope, op: Step['op'] = 'equals', text = 'Editor') =>
    check(view, { action: 'assertText', target: { text, ...(scope && { scope }) }, op, value }).status;
  const first: Scope = { relation: 'within', role: 'row', ordinal: 1 };
  assert.deepEqual([told('3', first), told('2', first), told('3', first, 'not-equals')], ['met', 'not_met', 'not_met']);
  assert.deepEqual([told('1', undefined, 'equals', 'Viewer'), told('4'), told('3')], ['met', 'not_met', 'unproven']);
  const inTable: Scope = { relation: 'within', role: 'table' };
  const holds = (value: string) =>
    check(view, {
      action: 'assertValue',
      target: { text: 'Viewer', role: 'textbox', scope: inTable },
      op: 'equals',
      value,
    }).status;
  assert.deepEqual([holds('1'), holds('2')], ['met', 'not_met']);
});
