import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';
import type { PageNode } from '../../ground/view/view.ts';

const text = (value: string): Tree => ['text', value];
const link = (name: string): Tree => ['link', name, { href: `http://shop.test/${name}` }, text(name)];
const heading = (name: string): Tree => ['heading', name, { level: 2 }, text(name)];
const list = (...names: string[]): Tree => [
  'list',
  '',
  {},
  ...names.map((name): Tree => ['listitem', '', {}, link(name)]),
];

const body: Tree[] = [
  heading('Further reading'),
  list('Alpha', 'Beta'),
  heading('Other'),
  list('Gamma', 'Delta', 'Eps'),
];
const flat = page(['navigation', '', {}, link('Home')], ['main', '', {}, ...body]);
const count = (view: typeof flat, target: Target, value: string) =>
  check(view, { action: 'assertCount', target, value }).status;

test('what is counted under a title that a link in it names ends before the box of the next title', () => {
  const box = (name: string, ...rows: string[]): Tree => [
    'article',
    '',
    {},
    ['generic', '', {}, ['heading', name, { level: 3 }, link(name)], link('Edit')],
    ['table', 'Related', {}, ...rows.map((row): Tree => ['row', row, {}, ['cell', row, {}, text(row)]])],
  ];
  const view = page(heading('Roadmap'), [
    'generic',
    '',
    {},
    box('1.0', 'Brake', 'Heater', 'Boom'),
    box('1.1', 'Sensor'),
  ]);
  const target: Target = { noun: 'issue', scope: { relation: 'within', text: '1.0' } };
  assert.equal(count(view, target, '1'), 'not_met');
  assert.equal(count(view, target, '3'), 'met');
});

test('what is counted under a title, or in the section that is called so, ends at the next title', () => {
  for (const scope of [
    { relation: 'below', text: 'Further reading' },
    { relation: 'within', role: 'region', text: 'Further reading' },
  ] as const) {
    for (const role of ['link', 'listitem'] as const)
      assert.deepEqual(
        [count(flat, { role, scope }, '2'), count(flat, { role, scope }, '3')],
        ['met', 'not_met'],
        JSON.stringify([role, scope]),
      );
  }
  // A part of the page that bears the name holds all that is in it.
  const named = page(['region', 'Further reading', {}, ...body]);
  const within = { role: 'link', scope: { relation: 'within', role: 'region', text: 'Further reading' } } as const;
  assert.equal(count(named, within, '5'), 'met');
});

test('whether the links at the top of a page are counted with the others is not told', () => {
  assert.equal(count(flat, { role: 'link' }, '5'), 'unproven');
  assert.equal(count(flat, { role: 'link' }, '6'), 'met');
  assert.equal(count(flat, { role: 'link' }, '7'), 'not_met');
  assert.equal(count(page(['main', '', {}, ...body]), { role: 'link' }, '4'), 'not_met');
});

test('of what a page shows a part of it says itself how many there are', () => {
  const rows = ['Alpha', 'Beta', 'Gamma'].map((name): Tree => ['row', '', {}, ['cell', name, {}, text(name)]]);
  const pages: Tree = ['paragraph', '', {}, text('1'), link('2'), link('3'), text('8 books')];
  const table: Tree = ['table', '', { tag: 'table' }, ...rows];
  const books = (value: string, op: NonNullable<Step['op']>, ...parts: Tree[]) =>
    check(page(heading('Books'), table, ...parts), { action: 'assertCount', target: { noun: 'books' }, value, op })
      .status;
  const stated = [books('8', 'eq', pages), books('9', 'eq', pages), books('3', 'eq', pages), books('5', 'gt', pages)];
  assert.deepEqual(stated, ['met', 'not_met', 'met', 'met']);
  assert.equal(books('5', 'lt', pages), 'unproven');
  const found: Tree = ['heading', '', { level: 2 }, text('1-3 of 8 books')];
  assert.deepEqual([books('8', 'eq', found, ['button', 'Next']), books('8', 'eq', found)], ['met', 'unproven']);
  for (const other of ['8 books selected', '8 books per page', '1.8 books', '8 bookshops', '2 books']) {
    assert.equal(books('8', 'eq', text(other), ['paragraph', '', {}, link('1'), link('2')]), 'not_met', other);
  }
  assert.equal(
    books('8', 'eq', ['button', 'All 8 books', {}, text('All 8 books')], pages.slice(0, 6) as Tree),
    'not_met',
  );
  // Two such numbers: nothing tells which is that of the list.
  assert.equal(books('8', 'eq', pages, text('12 books in all branches')), 'unproven');
  const down = (before: string) =>
    check(
      page(heading('Books'), table, pages),
      { action: 'assertCount', target: { noun: 'books' }, op: 'decreased' },
      { before },
    ).status;
  assert.deepEqual([down('9'), down('8'), down('3')], ['met', 'not_met', 'not_met']);
  const up = (line: string) =>
    check(
      page(heading('Shop'), ['paragraph', '', {}, text(line)]),
      { action: 'assertCount', target: { role: 'listitem', noun: 'books' }, op: 'increased' },
      { before: '0' },
    ).status;
  assert.deepEqual([up('Books: 1'), up('Books: 0'), up('Old books: 1')], ['met', 'not_met', 'not_met']);
});

test('none of what a page says there are some of is not proved by a list that is not told', () => {
  const orders = (line: string, value: string) =>
    count(page(heading('Orders'), ['paragraph', '', {}, text(line)]), { noun: 'orders' }, value);
  assert.deepEqual(
    ['0', '9'].map((value) => orders('9 orders, 0 selected', value)),
    ['not_met', 'met'],
  );
  assert.deepEqual(
    ['0', '9'].map((value) => orders('Of these 9 orders wait for you', value)),
    ['unproven', 'unproven'],
  );
  assert.equal(orders('9 orders per page', '0'), 'met');
});

test('as many headings of one level as are wanted may be what no noun tells', () => {
  const titled = (...names: string[]) =>
    page(...names.map((name): Tree => ['heading', name, { level: 3 }, text(name)]));
  assert.equal(count(titled('Work', 'Home', 'Tax'), { noun: 'folders' }, '3'), 'unproven');
  assert.equal(count(titled('Work', 'Home'), { noun: 'folders' }, '3'), 'not_met');
});

test('entries that show nothing beside others that do are not counted for sure', () => {
  const entries = (...names: string[]) =>
    page(['list', '', {}, ...names.map((name): Tree => ['listitem', '', {}, ...(name === '' ? [] : [text(name)])])]);
  const half = entries('Ana', 'Ben', '', '');
  assert.equal(count(half, { role: 'listitem' }, '4'), 'unproven');
  assert.equal(count(half, { role: 'listitem' }, '3'), 'not_met');
  assert.equal(count(entries('Ana', 'Ben'), { role: 'listitem' }, '2'), 'met');
  assert.equal(count(entries('', '', ''), { role: 'listitem' }, '3'), 'met');
});

test('what a shut dropdown would offer is counted by its very name, and never as what its label mentions', () => {
  const option = (name: string): Tree => ['option', name, { tag: 'option' }, text(name)];
  const select = (name: string): Tree => [
    'combobox',
    name,
    { tag: 'select', value: 'Inbox' },
    ...['Inbox', 'Drafts', 'Sent'].map(option),
  ];
  const mail = page(select('Save sent message in'));
  for (const noun of ['messages', 'sent messages'])
    assert.deepEqual([count(mail, { noun }, '3'), count(mail, { noun }, '4')].join(), 'unproven,not_met', noun);
  assert.equal(count(mail, { noun: 'options' }, '3'), 'met');
  const folders = page(select('Folder'));
  assert.deepEqual(
    [count(folders, { noun: 'folders' }, '3'), count(folders, { noun: 'folders' }, '2')].join(),
    'met,not_met',
  );
  // Beside what is listed a dropdown of that word says nothing.
  const listed = page(select('Sort messages by'), heading('Messages'), list('Tide', 'Fog'));
  assert.deepEqual(
    [count(listed, { noun: 'messages' }, '2'), count(listed, { noun: 'messages' }, '3')].join(),
    'met,not_met',
  );
});

test('a text that others hold within a longer one is counted where the same comes of it, and left open else', () => {
  const row = (name: string): Tree => ['row', name, {}, ['cell', name, {}, text(name)]];
  const view = page(['table', '', {}, row('Mug'), row('Mug with lid'), row('Mug'), row('Smug')]);
  const target: Target = { text: 'Mug', scope: { relation: 'within', role: 'table' } };
  for (const value of ['2', '3']) assert.equal(count(view, target, value), 'unproven');
  for (const value of ['1', '4']) assert.equal(count(view, target, value), 'not_met');
});

test('buttons that say several lines are cards, and neither the parts of one nor what the page ends with are counted', () => {
  const part = (said: string, y: number, more: Partial<PageNode> = {}): Tree => [
    'generic',
    '',
    { tag: 'span', box: { x: 0, y, width: 90, height: 20 }, ...more },
    text(said),
  ];
  const people = (y: number): Tree => [
    'generic',
    '',
    {},
    part('AB', y, { framed: true, tag: 'i' }),
    part('CD', y, { framed: true, tag: 'i' }),
  ];
  const card = (name: string, y: number): Tree => [
    'button',
    name,
    {},
    part(name, y),
    part('Active', y + 20),
    people(y + 40),
  ];
  const cards: Tree = ['generic', '', {}, card('Harbour', 0), card('Mill', 100), card('Quay', 200)];
  const licence = (name: string): Tree => ['generic', '', { tag: 'span' }, text('under'), link(name)];
  const foot: Tree = ['generic', '', { tag: 'footer' }, licence('MIT'), licence('BSD')];
  const view = page(['main', '', {}, ['heading', 'Sites', { level: 1 }, text('Sites')], cards, foot]);
  for (const target of [{ noun: 'sites' }, { role: 'card' }] as const)
    assert.deepEqual([count(view, target, '3'), count(view, target, '2')], ['met', 'not_met'], JSON.stringify(target));
  const shows = (value: string, op: 'equals' | 'contains', target: Target) =>
    check(view, { action: 'assertText', target, value, op }).status;
  assert.equal(shows('Mill', 'contains', { role: 'card', ordinal: 2 }), 'met');
  assert.equal(shows('BSD', 'contains', { role: 'card', ordinal: 2 }), 'not_met');
  assert.equal(shows('Harbour', 'equals', { noun: 'site', ordinal: 1 }), 'unproven');
  assert.notEqual(shows('Quay', 'equals', { noun: 'site', ordinal: 1 }), 'met');
  const chips: Tree = ['generic', '', {}, link('Alpha'), link('Beta'), link('Gamma')];
  assert.notEqual(
    count(page(['heading', 'Sites', { level: 1 }, text('Sites')], chips, cards), { noun: 'sites' }, '3'),
    'not_met',
  );
});

test('what a box of an entry says it has so many of is counted by that, and by what no other entry says', () => {
  const stat = (number: string, label: string): Tree => [
    'generic',
    '',
    {},
    ['strong', '', {}, text(number)],
    text(label),
  ];
  const person = (name: string, ...stats: Tree[]): Tree => [
    'generic',
    '',
    {},
    ['generic', '', {}, text(name)],
    ['button', 'View', {}, text('View')],
    ...stats,
  ];
  const view = page([
    'generic',
    '',
    {},
    person('Ann', stat('42', 'Projects'), stat('3', 'Tasks')),
    person('Ben', stat('7', 'Projects')),
  ]);
  for (const scope of [
    { relation: 'within', text: 'Ann' },
    { relation: 'item', role: 'card', text: 'Ann' },
  ] as const) {
    assert.deepEqual(
      [count(view, { noun: 'projects', scope }, '42'), count(view, { noun: 'tasks', scope }, '3')],
      ['met', 'met'],
    );
    assert.deepEqual(
      [count(view, { noun: 'projects', scope }, '7'), count(view, { noun: 'tasks', scope }, '42')],
      ['not_met', 'not_met'],
    );
  }
  assert.notEqual(count(view, { noun: 'tasks', scope: { relation: 'within', text: 'Ben' } }, '3'), 'met');
});

test('cards of a kind that none of them shows are not told to be none', () => {
  const card = (name: string): Tree => [
    'generic',
    '',
    {},
    heading(name),
    text('Active'),
    ['button', 'View', {}, text('View')],
  ];
  const view = page(['generic', '', {}, card('Ann'), card('Ben')]);
  assert.deepEqual(
    [count(view, { role: 'card', text: 'contact' }, '2'), count(view, { role: 'card', text: 'contact' }, '0')],
    ['unproven', 'met'],
  );
  assert.equal(count(page(heading('Ann'), text('Active')), { role: 'card', text: 'contact' }, '2'), 'not_met');
  // Nor is a field of that name one of them.
  const filtered = page(['combobox', 'Contact', { tag: 'select' }], ['generic', '', {}, card('Ann'), card('Ben')]);
  const one = count(filtered, { role: 'card', text: 'contact' }, '1');
  assert.deepEqual([one, count(filtered, { role: 'card', text: 'contact' }, '2')], ['unproven', 'unproven']);
});

test('what the cell of a column says is how many a row has, by whatever cell the row is called', () => {
  const view = page(tableOf('', ['Page', 'Visitors'], ['/icons', '986'], ['/docs', '912']));
  const has = (value: string) => {
    const scope = { relation: 'within' as const, text: '/icons' };
    return check(view, { action: 'assertCount', target: { noun: 'visitors', scope }, op: 'eq', value }).status;
  };
  assert.deepEqual([has('986'), has('0'), has('912')], ['met', 'not_met', 'not_met']);
});

test('what is counted in a place that is but a heading stands under it', () => {
  const view = page(heading('Invoice 7'), tableOf('', ['Product', 'Price'], ['Logo', '5'], ['Shop', '9']));
  const lists = (value: string) => {
    const target = {
      role: 'listitem' as const,
      noun: 'products',
      scope: { relation: 'within' as const, noun: 'invoice' },
    };
    return check(view, { action: 'assertCount', target, op: 'eq', value }).status;
  };
  assert.deepEqual([lists('2'), lists('0')], ['met', 'not_met']);
});

test('the native dropdown that a drawn one keeps for its form offers nothing to people', () => {
  const drawn = (name: string): Tree => ['option', name, {}, text(name)];
  const kept = (name: string): Tree => ['option', name, { tag: 'option' }];
  const names = ['Admin', 'Member', 'Viewer'];
  const view = page(
    ['combobox', 'Role', { tag: 'button', states: ['expanded'] }, text('Member')],
    ['combobox', '', { tag: 'select', states: ['hidden'] }, ...names.map(kept)],
    ['listbox', '', {}, ...names.map(drawn)],
  );
  assert.equal(verdictOf(view, 'There are 3 options.'), 'met');
  assert.equal(verdictOf(view, 'There are 6 options.'), 'not_met');
});
