import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

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
