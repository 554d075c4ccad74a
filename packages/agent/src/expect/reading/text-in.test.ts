import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const cell = (...children: Tree[]): Tree => ['cell', '', {}, ...children];

test('what only a button of a row is called does not tell what the row shows', () => {
  const row = (state: string, ...buttons: string[]): Tree => [
    'row',
    '',
    {},
    cell(text('Cobalt')),
    cell(text(state)),
    cell(...buttons.map((name): Tree => ['button', name, {}, text(name)])),
  ];
  const shows = (value: string, ...rows: Tree[]) =>
    check(page(['table', '', {}, ...rows]), { action: 'assertText', target: { text: 'Cobalt', role: 'row' }, value })
      .status;
  assert.equal(shows('Paid', row('Overdue', 'Mark paid', 'Delete')), 'unproven');
  assert.equal(shows('Paid', row('Paid', 'Mark paid')), 'met');
  assert.equal(shows('Delete', row('Overdue', 'Mark paid', 'Delete')), 'met');
  assert.equal(shows('Refunded', row('Overdue', 'Mark paid')), 'not_met');
});

test('a column that lacks something lacks it in all that stands under its title, not in the count beside that alone', () => {
  const board = (name: string, ...cards: string[]): Tree => [
    'generic',
    '',
    { framed: true },
    ['generic', '', {}, ['heading', name, { level: 2 }, text(name)], ['generic', '', {}, text(String(cards.length))]],
    ...cards.map(
      (card): Tree => [
        'generic',
        '',
        { framed: true },
        ['generic', '', {}, text(card)],
        ['button', `Move ${card}`, {}, text('→')],
      ],
    ),
  ];
  const view = page(board('To do', 'Write docs'), board('Done', 'Ship beta', 'Kick-off'));
  const lacks = (column: string, value: string) =>
    check(view, { action: 'assertText', target: { text: column, role: 'column' }, op: 'not-contains', value }).status;
  assert.equal(lacks('Done', 'Ship beta'), 'not_met');
  assert.equal(lacks('To do', 'Ship beta'), 'met');
});

test('a line that goes by a label is read before sentences that tell of it, and a gauge before its title', () => {
  const line = (words: string, ...runs: string[]): Tree => ['generic', '', {}, ['text', words, { runs }]];
  const issue = (status: string) =>
    page(line(`Status ${status}`, 'Status', status), [
      'list',
      '',
      {},
      ...['Ann changed the status to Resolved', 'Bob opened this'].map(
        (words): Tree => ['listitem', '', {}, text(words)],
      ),
    ]);
  const is = (view: ReturnType<typeof page>, name: string, value: string) =>
    check(view, { action: 'assertText', target: { text: name }, op: 'equals', value }).status;
  assert.equal(is(issue('Resolved'), 'status', 'Resolved'), 'met');
  assert.equal(is(issue('Open'), 'status', 'Resolved'), 'not_met');
  const upload = (value: string) => page(['generic', '', {}, text('Upload'), ['progressbar', 'Upload', { value }]]);
  assert.equal(is(upload('100%'), 'Upload', '100%'), 'met');
  assert.equal(is(upload('10%'), 'Upload', '100%'), 'not_met');
});

test('entries that show nothing but their names are in order by these', () => {
  const tasks = (...names: string[]) =>
    page(
      ['heading', 'Tasks', { level: 2 }, text('Tasks')],
      ['list', 'Tasks', {}, ...names.map((name): Tree => ['listitem', '', {}, text(name)])],
    );
  const order = (view: ReturnType<typeof page>) =>
    check(view, { action: 'assertOrder', target: { noun: 'tasks' }, value: 'ascending' }).status;
  assert.equal(order(tasks('Buy', 'Call', 'Paint')), 'met');
  assert.equal(order(tasks('Call', 'Buy', 'Paint')), 'not_met');
});

test('of what shows a name only what is marked as the kind that was said has its state', () => {
  const view = page(
    ['button', 'Teams', { states: ['expanded', 'haspopup'] }, text('Infra')],
    [
      'listbox',
      'Teams',
      {},
      ['option', 'Infra', { states: ['selected'] }, text('Infra')],
      ['option', 'Docs', {}, text('Docs')],
    ],
  );
  const selected = (name: string) =>
    check(view, { action: 'assertState', target: { text: name, role: 'option' }, value: 'selected' }).status;
  assert.equal(selected('Infra'), 'met');
  assert.equal(selected('Docs'), 'not_met');
});
