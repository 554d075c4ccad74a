import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scope, Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const text = (value: string): Tree => ['text', value];
const link = (name: string): Tree => ['link', name, {}, text(name)];
const list = (name: string, ...names: string[]): Tree => [
  'list',
  name,
  {},
  ...names.map((item): Tree => ['listitem', '', {}, link(item)]),
];
const boxes = (...names: string[]): Tree => [
  'generic',
  '',
  {},
  ...names.map(
    (name): Tree => ['generic', '', {}, ['checkbox', 'Select'], link(name), ['generic', '', {}, text('3 kB')]],
  ),
];
const heading = (name: string): Tree => ['heading', name, { level: 2 }, text(name)];
const titled = (name: string, ...more: Tree[]): Tree => ['generic', '', {}, heading(name), ...more];
const field: Tree = ['textbox', 'Title', { tag: 'input', value: 'Milk' }];
const nav: Tree = ['navigation', '', {}, list('', 'Start', 'Milk')];
const others = list('', 'Salt', 'Rice');

/** What "the list shows Milk" and "Milk is in the list" come to; both must be one. */
function listed(view: View, name: Partial<Scope> = {}, words = 'Milk'): string {
  const scope: Scope = { relation: 'within', role: 'list', ...name };
  const seen = check(view, { action: 'assertVisible', target: { text: words, scope } }).status;
  const said = check(view, { action: 'assertText', target: { role: 'list', ...name }, value: words }).status;
  return seen === said ? seen : `${seen}, but ${said}`;
}

test('what a list, a table, a tree or boxes alike hold is in the list', () => {
  const cells: Tree[] = ['Milk', '2 l'].map((cell): Tree => ['cell', '', {}, text(cell)]);
  assert.equal(listed(page(nav, list('', 'Milk', 'Salt'))), 'met');
  const trails: Tree[] = ['trail-map', 'breadcrumb'].map((name) => [
    'listitem',
    '',
    {},
    ['heading', name, {}, text(name)],
  ]);
  for (const name of ['trail-map', 'breadcrumb'])
    assert.equal(listed(page(['list', '', {}, ...trails]), {}, name), 'met');
  assert.equal(listed(page(nav, ['table', '', { tag: 'table' }, ['row', '', {}, ...cells]])), 'met');
  assert.equal(listed(page(nav, ['tree', '', {}, ['treeitem', 'Milk', {}, text('Milk')]])), 'met');
  assert.equal(listed(page(nav, others, boxes('Milk', 'Tea'))), 'met');
  assert.equal(listed(page(nav, titled('Milk', text('white')), titled('Tea', text('black')))), 'met');
});

test('what stands anywhere else is not proved to be in the list', () => {
  assert.equal(listed(page(nav, others)), 'unproven');
  assert.equal(listed(page(others, boxes('Milk'))), 'unproven');
  assert.equal(
    listed(page(others, ['dialog', 'Edit', {}, field, ['paragraph', '', {}, text('Preview: Milk')]])),
    'unproven',
  );
  assert.equal(
    listed(page(others, titled('Edit', field), titled('Preview', ['paragraph', '', {}, text('Milk')]))),
    'unproven',
  );
  assert.equal(listed(page(['region', 'Box', {}, ['paragraph', '', {}, text('Milk')]])), 'unproven');
  const notice: Tree = ['list', '', {}, ['listitem', '', {}, ['status', '', {}, text('Milk was added')]]];
  for (const elsewhere of [heading('Milk'), ['form', '', {}, field] as Tree, notice])
    assert.equal(listed(page(others, elsewhere)), 'not_met');
  assert.equal(listed(page(nav, others), {}, 'Terns'), 'not_met');
});

test('the list that a word names is the one in the part, or under the title, of that word', () => {
  const view = page(['region', 'Contacts', {}, boxes('Ana', 'Bob')], heading('Folders'), list('', 'Inbox', 'Sent'));
  const shown = (name: string, words: string) => listed(view, { text: name }, words);
  assert.deepEqual(
    [shown('contact', 'Ana'), shown('folder', 'Inbox'), shown('contacts', 'Bob')],
    ['met', 'met', 'met'],
  );
  assert.deepEqual(
    [shown('folder', 'Ana'), shown('contact', 'Inbox'), shown('contact', 'Zoe')],
    ['not_met', 'not_met', 'not_met'],
  );
  assert.equal(shown('tag', 'Ana'), 'unproven');
  const gone = (name: string, words: string) =>
    check(view, {
      action: 'assertNotVisible',
      target: { text: words, scope: { relation: 'within', role: 'list', text: name } },
    }).status;
  assert.deepEqual(
    [gone('contact', 'Zoe'), gone('contact', 'Ana'), gone('tag', 'Ana')],
    ['met', 'not_met', 'unproven'],
  );
});

test('a list is empty that has no entry, be it called so or not, and no part of a page is that words stand in', () => {
  const status = (view: View, target: NonNullable<Step['target']>, value = 'empty') =>
    check(view, { action: 'assertState', target, value }).status;
  const both = (view: View) => [status(view, { role: 'list' }), status(view, { role: 'list' }, 'not-empty')];
  assert.deepEqual(both(page(nav, others)), ['not_met', 'met']);
  assert.deepEqual(both(page(nav, ['list', '', {}])), ['met', 'not_met']);
  assert.deepEqual(both(page(nav, ['list', '', {}, ['listitem', '', {}, text('No results')]])), ['met', 'not_met']);
  assert.deepEqual(both(page(nav, ['region', 'Cart', {}, text('Milk')])), ['unproven', 'unproven']);
  assert.equal(status(page(['region', 'Cart', {}, text('Milk')]), { text: 'Cart', role: 'region' }), 'not_met');
  // The label of a figure is not what it says.
  const streak = page(text('Streak'), text('Best'), text('7'));
  assert.deepEqual(
    ['empty', 'not-empty'].map((value) => status(streak, { text: 'streak' }, value)),
    ['unproven', 'unproven'],
  );
  const cart = (...inside: Tree[]) => {
    const view = page(
      ['heading', 'Shop', {}, text('Shop')],
      ['region', 'Cart', {}, ['heading', 'Cart', {}, text('Cart')], ...inside],
    );
    return ['empty', 'not-empty'].map((value) => status(view, { text: 'Cart', role: 'region' }, value));
  };
  assert.deepEqual(
    [cart(), cart(text('Your cart is empty'))],
    [
      ['met', 'not_met'],
      ['met', 'not_met'],
    ],
  );
  assert.deepEqual(cart(text('2 items')), ['not_met', 'met']);
  const open = ['unproven', 'unproven'];
  assert.deepEqual([cart(text('Add something')), cart(['button', 'Pay', {}, text('Pay')])], [open, open]);
  const shown: Tree = ['list', '', {}, ['listitem', '', {}, text('Red')]];
  assert.deepEqual(both(page(shown, ['list', '', {}])), open);
  const head: Tree = ['rowgroup', '', { tag: 'thead' }, ['row', '', {}, ['cell', '', {}, text('Name')]]];
  const bare = page(nav, ['table', '', { tag: 'table' }, head, ['rowgroup', '', { tag: 'tbody' }]]);
  assert.deepEqual(both(bare), ['met', 'not_met']);
  const sheet = (...rows: Tree[]) =>
    page(['table', '', { tag: 'table' }, ['row', '', {}, ['columnheader', 'Name', {}, text('Name')]], ...rows]);
  const row: Tree = ['row', '', {}, ['cell', '', {}, text('Milk')]];
  assert.deepEqual([status(sheet(), { role: 'table' }), status(sheet(row), { role: 'table' })], ['met', 'not_met']);
});

test('what a list lacks that nothing tells to be one is settled only where the words stand nowhere', () => {
  const rows = (...names: string[]): Tree => [
    'table',
    '',
    {},
    ['row', '', {}, ['columnheader', 'Borrower', {}, text('Borrower')]],
    ...names.map((name): Tree => ['row', '', {}, ['cell', name, {}, text(name)]]),
  ];
  const view = page(heading('Overview'), link('Loans'), rows('Ada', 'Tom'), ['button', 'New']);
  const lacks = (value: string, target: Step['target']) =>
    check(view, { action: 'assertText', target, op: 'not-contains', value }).status;
  assert.equal(lacks('Milo', { role: 'list', text: 'loan' }), 'met');
  assert.equal(lacks('Tom', { role: 'list', text: 'loan' }), 'unproven');
  const told = page(titled('Loans', rows('Ada', 'Tom')));
  const step = { action: 'assertText', target: { role: 'list', text: 'loan' }, op: 'not-contains' } as const;
  assert.equal(check(told, { ...step, value: 'Tom' }).status, 'not_met');
  assert.equal(check(told, { ...step, value: 'Milo' }).status, 'met');
});

test('a list is the one of the page where the title of the page stands in its bar alone, and else not told', () => {
  const row = (...cells: string[]): Tree => [
    'row',
    '',
    {},
    ...cells.map((cell): Tree => ['cell', cell, {}, text(cell)]),
  ];
  const rows: Tree = ['table', '', { tag: 'table' }, row('Ada', '3'), row('Tom', '4')];
  const bar = (name: string): Tree => ['banner', '', {}, heading(name), ['button', 'Menu']];
  const shown = (view: View, target: Step['target'] = { role: 'list', text: 'trails' }) =>
    check(view, { action: 'assertVisible', target }).status;
  const content: Tree = ['main', '', {}, rows];
  assert.equal(shown(page(bar('Trails'), content)), 'met');
  assert.equal(shown(page(bar('Trail office'), content)), 'unproven');
  assert.equal(shown(page(bar('Trails'), ['main', '', {}, heading('Regions'), rows])), 'unproven');
  assert.equal(shown(page(bar('Trails'), ['main', '', {}, ['paragraph', '', {}, text('Nothing')]])), 'not_met');
  assert.equal(shown(page(bar('Office'), content), { role: 'list', text: 'Trails' }), 'not_met');
  assert.equal(listed(page(bar('Trails'), content), { text: 'trails' }, 'Ada'), 'met');
});

test('a part of the page that a reader names in small words is not called missing where what is in it stands', () => {
  const view = page(['group', '', {}, ['button', 'March', {}, ['text', 'March']]]);
  const shown = (text: string, place: string) =>
    check(view, { action: 'assertVisible', target: { text, scope: { relation: 'within', text: place } } }).status;
  assert.equal(shown('March', 'month picker'), 'unproven');
  assert.equal(shown('March', 'side panel'), 'unproven');
  assert.equal(shown('March', 'legend'), 'unproven');
  const said = { text: 'March', scope: { relation: 'within', text: 'legend' } } as const;
  assert.equal(check(view, { action: 'assertText', target: said, value: '9' }).status, 'unproven');
  assert.equal(shown('May', 'month picker'), 'not_met');
  assert.equal(shown('March', 'Month picker'), 'not_met');
  assert.equal(shown('March', 'cart'), 'not_met');
});

test('an entry that is called otherwise neither is the one that is meant nor proves that there is none', () => {
  const gone = (view: View, words: string) => {
    const scope = { relation: 'within', role: 'list' } as const;
    const unseen = check(view, { action: 'assertNotVisible', target: { text: words, scope } }).status;
    const unsaid = check(view, { action: 'assertText', op: 'not-contains', target: { role: 'list' }, value: words });
    return unseen === unsaid.status ? unseen : `${unseen}, but ${unsaid.status}`;
  };
  const entry = (words: string, ...runs: string[]): View =>
    page(['list', '', {}, ['listitem', '', {}, ['text', words, { runs }]], ['listitem', '', {}, text('Editor')]]);
  const both = (view: View) => [listed(view, {}, 'Owner'), gone(view, 'Owner')];
  for (const words of ['Owner of billing', 'Former owner', 'The owner'])
    assert.deepEqual(both(entry(words)), ['unproven', 'unproven'], words);
  for (const words of [
    'Owner',
    'Owner 3',
    'Ann Berg · Owner',
    'Owner (you)',
    'Owner: Ann',
    'Ann is the owner of this and that',
  ])
    assert.deepEqual(both(entry(words)), ['met', 'not_met'], words);
  assert.deepEqual(both(entry('Ann Owner', 'Ann', 'Owner')), ['met', 'not_met']);
  assert.deepEqual(both(entry('Guest')), ['not_met', 'met']);
  assert.equal(listed(page(list('', 'Owner of billing', 'Owner')), {}, 'Owner'), 'met');
  const called = { action: 'assertVisible', target: { text: 'Owner', role: 'listitem' } } as const;
  assert.deepEqual(
    [check(entry('Owner of billing'), called).status, check(entry('Owner 3'), called).status],
    ['unproven', 'met'],
  );
});

const ticked = (...names: string[]) =>
  page(['list', '', {}, ...names.map((name): Tree => ['listitem', '', {}, ['checkbox', name], text(name)])]);

test('a box to tick that is called otherwise is no other entry of that name', () => {
  const scope = { relation: 'within', role: 'list' } as const;
  const gone = (view: View) => check(view, { action: 'assertNotVisible', target: { text: 'Milk', scope } }).status;
  assert.equal(gone(ticked('Bread', 'Oat milk')), 'unproven');
  assert.equal(gone(ticked('Bread', 'Milk')), 'not_met');
  assert.equal(gone(ticked('Bread', 'Milk', 'Oat milk')), 'not_met');
  assert.equal(gone(ticked('Bread')), 'met');
});

test('an entry that stood there by its very name before the last action is gone, whatever others stand there still', () => {
  const scope = { relation: 'within', role: 'list' } as const;
  const entry = (name: string, ref: string): Tree => ['listitem', '', { ref }, ['text', name]];
  const of = (...names: string[]) => page(['list', '', {}, ...names.map((name) => entry(name, `of ${name}`))]);
  const gone = (view: View, since: View) =>
    check(view, { action: 'assertNotVisible', target: { text: 'Milk', scope } }, { actedOn: since }).status;
  assert.equal(gone(of('Bread', 'Oat milk'), of('Bread', 'Milk', 'Oat milk')), 'met');
  assert.equal(gone(of('Bread', 'Milk'), of('Bread', 'Milk', 'Oat milk')), 'not_met');
  assert.equal(gone(of('Bread', 'Oat milk'), of('Bread', 'Oat milk')), 'unproven');
  assert.equal(gone(of('Bread', 'Whole milk'), of('Bread', 'Milk')), 'unproven');
  assert.equal(gone(ticked('Oat milk'), ticked('Milk', 'Oat milk')), 'met');
  assert.equal(gone(ticked('Whole milk'), ticked('Milk')), 'unproven');
});

test('of several lists none of which goes by the name, nothing tells which one is meant', () => {
  const tickets = { relation: 'within', role: 'list', noun: 'open tickets' } as const;
  const gone = (view: View) => {
    const unseen = check(view, { action: 'assertNotVisible', target: { text: 'Milk', scope: tickets } }).status;
    const { relation: _, ...target } = tickets;
    const unsaid = check(view, { action: 'assertText', op: 'not-contains', target, value: 'Milk' }).status;
    return unseen === unsaid ? unseen : `${unseen}, but ${unsaid}`;
  };
  const both = (view: View) => [listed(view, tickets), gone(view)];
  const views = ['complementary', '', {}, heading('Views'), list('', 'Open', 'Solved')] as const satisfies Tree;
  const cards = (...names: string[]): Tree => [
    'generic',
    '',
    {},
    ...names.map((name) => titled(name, text('2 h ago'))),
  ];
  assert.deepEqual(both(page(views, cards('Milk', 'Salt'))), ['unproven', 'unproven']);
  assert.deepEqual(both(page(titled('Open', others), titled('Solved', list('', 'Milk')))), ['unproven', 'unproven']);
  assert.deepEqual(both(page(titled('Start', list('', 'Milk', 'Salt')))), ['met', 'not_met']);
  const called = [titled('Open tickets', list('', 'Milk')), titled('Solved tickets', others)];
  assert.deepEqual(both(page(...called)), ['met', 'not_met']);
});
