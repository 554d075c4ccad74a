import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';
import { bears } from './bearers.ts';

const cell = (text: string): Tree => ['cell', text, {}, ['text', text]];
const act = (name: string): Tree => ['cell', '', {}, ['button', 'Approve', { ref: name }]];
const row = (name: string, ...cells: string[]): Tree => ['row', '', {}, ...cells.map(cell), act(name)];
const head = (...names: string[]): Tree => ['row', '', {}, ...names.map((name): Tree => ['columnheader', name])];

function approve(table: readonly Tree[], text: string, relation: 'row' | 'item' = 'row'): string {
  const target: Target = { text: 'Approve', scope: { relation, text } };
  const found = ground(page(['table', '', {}, ...table]), { target, purpose: 'press', exact: true });
  if (found.kind === 'one') return found.item.ref ?? '';
  return found.kind === 'none' && found.perhaps !== undefined ? 'perhaps' : found.kind;
}

test('a row is that of a name which one of its cells bears, and not one that mentions it', () => {
  const asked = row('bob', 'Bob', 'Ann Lee asked twice');
  assert.equal(approve([asked, row('cy', 'Cy', '')], 'Ann Lee'), 'perhaps');
  assert.equal(approve([asked, row('ann', 'Ann Lee', '')], 'Ann Lee'), 'ann');
  assert.equal(approve([asked, row('ann', 'Ann Lee (admin)', '')], 'Ann Lee'), 'ann');
  for (const other of [
    'Ann Lee Smith',
    'Jo Ann Lee',
    'by Ann Lee',
    'Re: Ann Lee',
    'Ann Lee-Park',
    'Ann Lee & Bo',
    'Ann Lee’s desk',
  ])
    assert.equal(approve([row('other', other)], 'Ann Lee'), 'perhaps', other);
});

test('a sign, a number or an address beside a name leaves it one', () => {
  for (const own of ['Ann Lee (admin)', 'Ann Lee ann@x.io', 'Ann Lee, Berlin', 'Ann Lee 12', '✓ Ann Lee'])
    assert.equal(approve([row('ann', own)], 'Ann Lee'), 'ann', own);
  for (const own of ['#12', 'Order 12', '12', '12 – paid'])
    assert.equal(approve([row('twelve', own)], '12'), 'twelve', own);
  assert.equal(approve([row('twelve', 'see 12 and 13')], '12'), 'perhaps');
});

test('a name may stand in two cells, or be one of several things in a line', () => {
  assert.equal(approve([row('bo', 'Bo', 'Lee'), row('ann', 'Ann', 'Lee')], 'Ann Lee'), 'ann');
  const runs: Tree = ['cell', '', {}, ['text', 'Ann Lee in Berlin', { runs: ['Ann Lee', 'in Berlin'] }]];
  assert.equal(approve([['row', '', {}, runs, act('ann')]], 'Ann Lee'), 'ann');
});

test('a row goes by the head of a column and what stands under it', () => {
  const rows = [row('112', '#112'), row('12', '#12'), row('120', '#120')];
  assert.equal(approve([head('Order', 'Action'), ...rows], 'order 12'), '12');
  assert.equal(approve([head('Order no.', 'Action'), ...rows], 'order 12'), '12');
  assert.equal(approve([head('Lot', 'Action'), ...rows], 'order 12'), 'none');
});

test('what bears a name may hold it in its own name', () => {
  const { items } = page(['row', 'Ann Lee', {}, act('ann')]);
  assert.equal(items[0] !== undefined && bears(items[0], 'Ann Lee'), true);
});

test('a section is that of a name which something in it bears, its heading or a label', () => {
  const section = (title: string, ...trees: Tree[]): Tree => [
    'region',
    '',
    {},
    ['heading', title, {}, ['text', title]],
    ...trees,
    ['button', 'Save', { ref: title }],
  ];
  const profile = section('Profile');
  const save = (...trees: Tree[]) => {
    const scope = { relation: 'within', role: 'region', text: 'Password' } as const;
    const found = ground(page(...trees), { target: { text: 'Save', scope }, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(save(section('Password hints'), profile), 'none');
  assert.equal(save(section('Password hints'), section('Password'), profile), 'Password');
  assert.equal(
    save(section('Change password', ['textbox', 'Password', { label: 'Password' }]), profile),
    'Change password',
  );
});

test('of cards without headings the one is meant that is called so, and beside a longer name is not beside it', () => {
  const card = (name: string): Tree => [
    'generic',
    '',
    {},
    ['text', `${name} $3`, { runs: [name, '$3'] }],
    ['button', 'Buy', { ref: name }],
  ];
  const buy = (relation: 'near' | 'item', ...names: string[]) => {
    const view = page(['main', '', {}, ['generic', '', {}, ...names.map(card)]]);
    const target: Target = { text: 'Buy', scope: { relation, text: 'Tea' } };
    const found = ground(view, { target, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  for (const relation of ['near', 'item'] as const) {
    assert.equal(buy(relation, 'Tea', 'Tea cup', 'Mug'), 'Tea', relation);
    assert.equal(buy(relation, 'Green tea', 'Mug'), 'none', relation);
  }
});

test('what hangs on a branch is not a mention of it where another hangs there that begins with its name', () => {
  const leaf = (name: string, ref: string): Tree => ['treeitem', name, { ref }, ['text', name]];
  const branch = (name: string): Tree => [
    'treeitem',
    '',
    {},
    ['generic', '', {}, ['text', name]],
    ['group', '', {}, leaf('index', `${name}/index`), leaf(`${name}-notes`, `${name}/notes`)],
  ];
  const target: Target = { text: 'index', scope: { relation: 'below', text: 'src' } };
  const found = ground(page(['tree', '', {}, branch('docs'), branch('src')]), {
    target,
    purpose: 'press',
    exact: true,
  });
  assert.equal(found.kind === 'one' && found.item.ref, 'src/index');
});

test('a row in a table that stands in a row is that of its own names, and offers what it holds itself', () => {
  const nested = (order: string, ...items: string[]): Tree => [
    'row',
    '',
    {},
    cell(order),
    [
      'cell',
      '',
      {},
      ['button', 'Approve', { ref: order }],
      ['table', '', {}, ...items.map((item) => row(`${order} ${item}`, item))],
    ],
  ];
  const orders = [nested('Order 71', 'Mug', 'Bowl'), nested('Order 72', 'Bowl')];
  assert.equal(approve(orders, 'Mug'), 'Order 71 Mug');
  assert.equal(approve(orders, 'Order 72'), 'Order 72');
  assert.equal(approve(orders, 'Bowl'), 'many');
});

test('a cell that reaches down over several rows is in each of them', () => {
  const at = (y: number, height = 40) => ({ box: { x: 0, y, width: 100, height } });
  const town = (name: string, y: number, ...region: Tree[]): Tree => [
    'row',
    '',
    at(y),
    ...region,
    ['cell', name, at(y), ['text', name]],
    ['cell', '', at(y), ['button', 'Approve', { ref: name }]],
  ];
  const region = (name: string, y: number, height: number): Tree => ['cell', name, at(y, height), ['text', name]];
  const rows = [town('Oslo', 0, region('North', 0, 80)), town('Bergen', 40), town('Rome', 80, region('South', 80, 40))];
  assert.equal(approve(rows, 'North'), 'many');
  assert.equal(approve(rows, 'Bergen'), 'Bergen');
  assert.equal(approve(rows, 'South'), 'Rome');
});

const tickbox = (ref: string): Tree => ['checkbox', '', { ref, tag: 'input', states: ['unchecked'] }];
const boxOf = (view: ReturnType<typeof page>, text: string) => {
  const target: Target = { role: 'checkbox', scope: { relation: 'row', text } };
  const found = ground(view, { target, purpose: 'tick', exact: true });
  return found.kind === 'one' ? found.item.ref : found.kind;
};

test('the nameless box of a row is in no other column where a head of the table has no words', () => {
  const line = (name: string): Tree => ['row', '', {}, ['cell', '', {}, tickbox(name)], cell(name), cell('5')];
  const headed = (name: string): Tree => ['columnheader', name, {}, ['text', name]];
  const heads: Tree = ['row', '', {}, headed('All'), headed('Name'), ['cell', '']];
  const view = page([
    'table',
    '',
    {},
    ['rowgroup', '', { tag: 'thead' }, heads],
    ['rowgroup', '', {}, line('Ann'), line('Bo')],
  ]);
  assert.equal(boxOf(view, 'Bo'), 'Bo');
  assert.equal(boxOf(view, 'Cy'), 'none');
});

test('the only entry of a list of boxes that has no picture is an entry all the same', () => {
  const entry = (name: string, ...more: Tree[]): Tree => [
    'generic',
    '',
    {},
    ['generic', '', {}, tickbox(name), ['link', name, { ref: `${name} link` }, ['text', name]]],
    ...more,
  ];
  const face: Tree = ['img', 'Ada', {}];
  const list = (...entries: Tree[]) => page(['heading', 'Tasks'], ['generic', '', {}, ...entries]);
  const view = list(entry('Audit', face), entry('Translate'), entry('Export', face), entry('Import', face));
  for (const name of ['Audit', 'Translate', 'Import']) assert.equal(boxOf(view, name), name);
  assert.equal(
    boxOf(list(entry('Audit', face), entry('Same'), entry('Same', face), entry('Go', face)), 'Same'),
    'many',
  );
});

test('what a sign beside it is called mentions nobody whom the same card is titled by', () => {
  const text = (words: string): Tree => ['text', words];
  const sign = (name: string): Tree => ['button', name, {}, ['img', '']];
  const card = (name: string, other: string): Tree => [
    'generic',
    '',
    { framed: true },
    ['generic', '', {}, ['generic', '', {}, text(name)], ['generic', '', {}, text('Oslo')]],
    ['generic', '', {}, ['button', 'Approve', { ref: name }, text('Approve')], sign(`Favourite ${other}`)],
  ];
  const found = (...cards: Tree[]) => {
    const target: Target = { text: 'Approve', scope: { relation: 'item', role: 'card', text: 'Ann Lee' } };
    const { kind, ...rest } = ground(page(...cards), { target, purpose: 'press', exact: true });
    return kind === 'one' && 'item' in rest ? rest.item.ref : kind;
  };
  assert.equal(found(card('Bo Dahl', 'Bo Dahl'), card('Ann Lee', 'Ann Lee')), 'Ann Lee');
  assert.notEqual(found(['heading', 'Ann Lee', {}, text('Ann Lee')], card('Bo Dahl', 'Ann Lee')), 'Bo Dahl');
});
