import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const text = (words: string): Tree => ['text', words];
const box = (x: number, y: number, width = 100) => ({ x, y, width, height: 20 });
const row = (y: number, ...cells: (string | Tree)[]): Tree => [
  'generic',
  '',
  { box: box(0, y, 100 * cells.length) },
  ...cells.map(
    (cell, at): Tree => ['generic', '', { box: box(100 * at, y) }, typeof cell === 'string' ? text(cell) : cell],
  ),
];
const remove: Tree = ['button', 'Remove', {}, text('Remove')];
const head = row(0, 'Product', 'Pieces', 'Price');
const rows = [row(20, 'Mug', '2', '$5.00'), row(40, 'Lamp', '1', '$7.00'), row(60, 'Desk', '4', '$90.00')];
const status = (view: ReturnType<typeof page>, step: Parameters<typeof check>[1]) => check(view, step).status;

test('a table drawn with plain boxes is read by its rows and the heads of its columns', () => {
  const views = [
    page(['heading', 'Cart', { level: 1 }, text('Cart')], ['generic', '', {}, head, ...rows]),
    page(['generic', '', {}, ['generic', '', {}, head], ['generic', '', {}, ...rows]]),
  ];
  for (const view of views) {
    const lamp = { action: 'assertText', target: { text: 'Lamp', role: 'row' } } as const;
    assert.equal(status(view, { ...lamp, value: '$7.00' }), 'met');
    assert.equal(status(view, { ...lamp, value: '$5.00' }), 'not_met');
    const price = { text: 'Price', scope: { relation: 'within', text: 'Lamp' } } as const;
    assert.equal(status(view, { action: 'assertText', target: price, value: '$7.00', op: 'equals' }), 'met');
    assert.equal(status(view, { action: 'assertText', target: price, value: '$5.00', op: 'equals' }), 'not_met');
    const column = { text: 'Price', role: 'column' } as const;
    assert.equal(status(view, { action: 'assertText', target: column, value: 'Mug' }), 'not_met');
    assert.equal(status(view, { action: 'assertOrder', target: column, value: 'ascending' }), 'met');
    assert.equal(status(view, { action: 'assertCount', target: { role: 'row' }, value: '3', op: 'eq' }), 'met');
  }
});

test('labels beside their values, and boxes that do not line up, are no such table', () => {
  const pairs = [row(0, 'Owner', 'Ann'), row(20, 'Created', '2026'), row(40, 'Status', 'Done')];
  const askew = row(20, 'Mug', '2', '$5.00');
  askew.slice(3).forEach((cell, at) => {
    (cell as Tree)[2] = { box: box(70 + 130 * at, 20) };
  });
  for (const [first, ...others] of [pairs, [head, askew], [row(0, 'Ann', 'Admin'), row(20, 'Bea', 'Editor')]]) {
    const view = page(['generic', '', {}, first as Tree, ...others]);
    assert.deepEqual(
      view.items.filter(({ role }) => role === 'table' || role === 'row'),
      [],
    );
  }
});

test('the row of the only thing is the box with its words and its buttons, up to other words', () => {
  const mug: Tree = ['generic', '', {}, ['generic', '', {}, text('Mug')], ['generic', '', {}, text('$5.00')], remove];
  const total: Tree = ['generic', '', {}, text('Total $5.00')];
  const cart = page(['generic', '', {}, mug, total, ['button', 'Checkout', {}, text('Checkout')]]);
  const inRow = (name: string) =>
    ground(cart, {
      target: { text: name, scope: { relation: 'row', role: 'row', text: 'Mug' } },
      purpose: 'press',
      exact: true,
    }).kind;
  assert.equal(inRow('Remove'), 'one');
  assert.equal(inRow('Checkout'), 'none');
  const shows = { action: 'assertText', target: { text: 'Mug', role: 'row' } } as const;
  assert.equal(status(cart, { ...shows, value: '$5.00' }), 'met');
  assert.equal(status(cart, { ...shows, value: 'Total' }), 'not_met');
});

test('a table of contents leads to the heading that "under" means', () => {
  const section = (name: string, ...entries: string[]): Tree[] => [
    ['heading', name, { level: 2 }, text(name)],
    ['list', '', {}, ...entries.map((entry): Tree => ['listitem', '', {}, text(entry)])],
  ];
  const link = (name: string): Tree => ['listitem', '', {}, ['link', name, { href: `#${name}` }, text(name)]];
  const view = page(
    ['list', '', {}, link('Parts'), link('Notes'), link('Steps')],
    ...section('Parts', 'Flour', 'Sugar', 'Eggs'),
    ['heading', 'Notes', { level: 2 }, text('Notes')],
    ...section('Steps', 'Mix', 'Bake'),
  );
  const under = (name: string) => ({ relation: 'below', text: name }) as const;
  const seen = (name: string, place: string) =>
    status(view, { action: 'assertVisible', target: { text: name, scope: under(place) } });
  assert.equal(seen('Mix', 'Steps'), 'met');
  assert.equal(seen('Sugar', 'Steps'), 'not_met');
  const count = (place: string, value: string) =>
    status(view, { action: 'assertCount', target: { noun: 'points', scope: under(place) }, value, op: 'eq' });
  assert.deepEqual([count('Parts', '3'), count('Parts', '2')], ['met', 'not_met']);
  assert.deepEqual([count('Steps', '2'), count('Notes', '2')], ['met', 'not_met']);
});

test('of two boxes to tick by one name the one that can be reached is meant, or neither', () => {
  const tick = (x: number, ...states: string[]): Tree => [
    'generic',
    '',
    {},
    ['checkbox', 'Newsletter', { tag: 'input', states, box: box(x, 0, 16) }],
  ];
  const kindOf = (...ticks: Tree[]) =>
    ground(page(...ticks), { target: { text: 'Newsletter' }, purpose: 'tick', exact: true }).kind;
  assert.equal(kindOf(tick(-9_995, 'unchecked'), tick(10, 'unchecked')), 'one');
  assert.equal(kindOf(tick(10, 'unchecked', 'occluded'), tick(10, 'unchecked')), 'one');
  assert.equal(kindOf(tick(10, 'unchecked'), tick(40, 'unchecked')), 'many');
  const state = { action: 'assertState', target: { text: 'Newsletter' }, value: 'checked' } as const;
  assert.equal(status(page(tick(-9_995, 'checked'), tick(10, 'unchecked')), state), 'not_met');
  assert.equal(status(page(tick(10, 'checked'), tick(40, 'unchecked')), state), 'unproven');
});

test('cells that stand in a box of their row are cells of it, and a head of such is no row of data', () => {
  const line = (role: string, ...names: string[]): Tree => [
    'row',
    '',
    {},
    ['generic', '', {}],
    ['generic', '', {}, ...names.map((name): Tree => [role, name, {}, text(name)])],
  ];
  const view = page([
    'grid',
    '',
    {},
    line('columnheader', 'Name', 'Town'),
    line('gridcell', 'Ada', 'Oslo'),
    line('gridcell', 'Bo', 'Bergen'),
  ]);
  assert.equal(status(view, { action: 'assertCount', target: { role: 'row' }, value: '2', op: 'eq' }), 'met');
  assert.equal(status(view, { action: 'assertCount', target: { role: 'row' }, value: '3', op: 'eq' }), 'not_met');
  const town = { text: 'Town', scope: { relation: 'row', text: 'Bo' } } as const;
  assert.equal(status(view, { action: 'assertText', target: town, value: 'Bergen', op: 'equals' }), 'met');
  assert.equal(status(view, { action: 'assertText', target: town, value: 'Oslo', op: 'equals' }), 'not_met');
});

test('rows that are each placed by themselves come in the order in which they are drawn', () => {
  const line = (y: number, name: string): Tree => [
    'row',
    '',
    { box: box(0, y) },
    ['gridcell', name, { box: box(0, y) }, text(name)],
    ['gridcell', '', { box: box(100, y) }, ['button', 'Open', { ref: `open ${name}`, box: box(100, y) }]],
  ];
  const view = page(['grid', '', {}, line(60, 'Cod'), line(20, 'Ash'), line(40, 'Bay')]);
  const first = { text: 'Open', scope: { relation: 'row', ordinal: 1 } } as const;
  const found = [first, { text: 'Open', ordinal: -1 }].map((target) =>
    ground(view, { target, purpose: 'press', exact: true }),
  );
  assert.deepEqual(
    found.map((one) => (one.kind === 'one' ? one.item.ref : one.kind)),
    ['open Ash', 'open Cod'],
  );
});

test('"the table" is that of the content, not the links of a menu that are laid out as one', () => {
  const rowOf = (...cells: string[]): Tree => [
    'row',
    '',
    {},
    ...cells.map((cell): Tree => ['cell', cell, {}, text(cell)]),
  ];
  const table = (...all: Tree[]): Tree => ['table', '', { tag: 'table' }, ...all];
  const menu: Tree = ['navigation', '', {}, table(rowOf('Crew', 'Add'), rowOf('Boats', 'Add'))];
  const view = page(menu, ['main', '', {}, table(rowOf('Ann', '3'), rowOf('Bea', '4'), rowOf('Cy', '5'))]);
  const scope = { relation: 'within', role: 'table' } as const;
  assert.equal(status(view, { action: 'assertCount', target: { role: 'row', scope }, value: '3', op: 'eq' }), 'met');
  assert.equal(
    status(view, { action: 'assertCount', target: { role: 'row', scope }, value: '2', op: 'eq' }),
    'not_met',
  );
  assert.equal(status(view, { action: 'assertText', target: { role: 'table' }, value: 'Bea' }), 'met');
  assert.equal(status(view, { action: 'assertNotVisible', target: { text: 'Boats', scope } }), 'met');
  assert.equal(status(page(menu), { action: 'assertVisible', target: { text: 'Boats', scope } }), 'met');
});
