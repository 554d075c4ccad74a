import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Facts } from '../check.ts';

const status = (view: View, step: Step, more?: Partial<Facts>) => check(view, step, more).status;
const text = (value: string): Tree => ['text', value];

test('an ending is how the name of a file ends', () => {
  const file = (filename: string) => ({ filename, path: '/tmp/x', pending: false }) as Facts['downloads'][number];
  const got = (value: string, name: string) =>
    status(page(), { action: 'assertDownload', value }, { downloads: [file(name)] });
  assert.equal(got('.csv', 'report.csv'), 'met');
  assert.equal(got('.csv', 'report.csv.zip'), 'not_met');
  assert.equal(got('.tar.gz', 'kelp-4.tar.gz'), 'met');
  assert.equal(got('report', 'report.csv.zip'), 'met');
});

test('what stands between the steps of a trail may be drawn by its style', () => {
  const steps = ['Home', 'Ops', 'Night shift'].map((step): Tree => ['listitem', '', {}, text(step)]);
  const trail = page(['navigation', 'Breadcrumb', {}, ['list', '', {}, ...steps]]);
  const reads = (value: string, op: 'equals' | 'not-equals' = 'equals') =>
    status(trail, { action: 'assertText', target: { text: 'breadcrumb' }, value, op });
  assert.equal(reads('Home / Ops / Night shift'), 'met');
  assert.equal(reads('Home › Ops › Night shift'), 'met');
  assert.equal(reads('Home / Ops'), 'not_met');
  assert.equal(reads('Home / Day / Night shift'), 'not_met');
  assert.equal(reads('Home / Ops / Night shift', 'not-equals'), 'not_met');
});

test('a foot of sums is no row: from the end the rows may be counted with it or without', () => {
  const row = (word: string): Tree => ['row', '', { tag: 'tr' }, ['cell', word, { tag: 'td' }, text(word)]];
  const table = page([
    'table',
    '',
    {},
    ['rowgroup', '', { tag: 'tbody' }, row('Ash'), row('Elm')],
    ['rowgroup', '', { tag: 'tfoot' }, row('Sum')],
  ]);
  const reads = (ordinal: number, value: string) =>
    status(table, { action: 'assertText', target: { role: 'row', ordinal }, value });
  assert.equal(status(table, { action: 'assertCount', target: { role: 'row' }, value: '2', op: 'eq' }), 'met');
  assert.equal(reads(2, 'Elm'), 'met');
  assert.equal(reads(-1, 'Elm'), 'unproven');
  assert.equal(status(table, { action: 'assertText', target: { role: 'row', text: 'Sum' }, value: 'Sum' }), 'met');
});

test('sums below the groups of rows of a grid are its foot, and a row there that says what it is of is a row', () => {
  const row = (...words: string[]): Tree => [
    'row',
    words.join(' '),
    {},
    ...words.map((word): Tree => ['gridcell', word, {}, ...(word === '' ? [] : [text(word)])]),
  ];
  const count = (value: string, ...below: Tree[]) => {
    const body: Tree = ['rowgroup', '', {}, row('', 'Ash', '10'), row('', 'Elm', '47')];
    const grid = page(['grid', '', {}, body, ['generic', '', {}, ...below]]);
    return status(grid, { action: 'assertCount', target: { role: 'row' }, value, op: 'eq' });
  };
  assert.deepEqual([count('2', row('', '', '57')), count('3', row('', '', '57'))], ['met', 'not_met']);
  assert.deepEqual([count('2', row('Total', '', '57')), count('3', row('', 'Fir', '57'))], ['met', 'met']);
});

test('below a branch of a tree stands what hangs on it', () => {
  const node = (name: string, ...kids: Tree[]): Tree => [
    'treeitem',
    name,
    {},
    text(name),
    ...(kids.length === 0 ? [] : [['group', '', {}, ...kids] as Tree]),
  ];
  const tree = page(['tree', '', {}, node('Setup', node('Linux')), node('Use', node('macOS')), node('Notes')]);
  const below = (name: string, branch: string) =>
    status(tree, { action: 'assertVisible', target: { text: name, scope: { relation: 'below', text: branch } } });
  assert.equal(below('Linux', 'Setup'), 'met');
  assert.equal(below('macOS', 'Setup'), 'not_met');
  assert.equal(below('Notes', 'macOS'), 'met');
});

test('what follows the next label is no value of the one before', () => {
  const pair = (label: string, value: string): Tree[] => [
    ['term', '', { tag: 'dt' }, text(label)],
    ['definition', '', { tag: 'dd' }, text(value)],
  ];
  const state = page([
    'definition-list',
    '',
    { tag: 'dl' },
    ...pair('Status', 'Blocked'),
    ...pair('Holder', 'Frozen Ltd'),
  ]);
  const reads = (view: View, label: string, value: string, op?: 'not-contains') =>
    status(view, { action: 'assertText', target: { text: label }, value, ...(op && { op }) });
  assert.equal(reads(state, 'Status', 'Blocked'), 'met');
  assert.equal(reads(state, 'Status', 'Frozen'), 'not_met');
  assert.equal(reads(state, 'Status', 'Frozen', 'not-contains'), 'met');
  assert.equal(reads(state, 'Holder', 'Frozen'), 'met');
  const head = (name: string, level: number): Tree => ['heading', name, { level }, text(name)];
  const line = (words: string): Tree => ['paragraph', '', {}, text(words)];
  const notes = page(
    head('Notes', 2),
    line('First'),
    head('Older', 3),
    line('Second'),
    head('Files', 2),
    line('Third'),
  );
  assert.equal(reads(notes, 'Notes', 'Third'), 'not_met');
});
