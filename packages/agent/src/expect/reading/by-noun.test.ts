import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const account = (name: string, amount: string): Tree => [
  'link',
  `${name} ${amount}`,
  {},
  box(box(['text', name]), box(['text', amount])),
];
const accounts = box(account('Savings', '2,141.78'), account('HSBC', '-72.30'), account('Ally', '50.54'));
const column = box(box(['text', 'Balance']), box(['text', '411.96']));

test('what stands beside a list of accounts is no balance of one of them, which shows its own', () => {
  const view = page(['document', '', {}, box(box(accounts, box(['text', 'Add'])), column)]);
  const says = (value: string) =>
    check(view, {
      action: 'assertText',
      target: { text: 'balance', scope: { relation: 'within', text: 'HSBC' } },
      op: 'equals',
      value,
    }).status;
  assert.deepEqual([says('-72.30'), says('411.96')], ['met', 'not_met']);
});

test('of an entry that shows more than an amount, or one under the head of another column, nothing tells the balance', () => {
  const head = (name: string): Tree => ['columnheader', name, {}, ['text', name]];
  const cell = (words: string): Tree => ['cell', words, {}, ['text', words]];
  const row = (...cells: Tree[]): Tree => ['row', '', {}, ...cells];
  const table: Tree = ['table', '', {}, row(head('Name'), head('Limit')), row(cell('HSBC'), cell('500.00'))];
  const two = box(box(['text', 'HSBC']), box(['text', '500.00']), box(['text', '20.00']));
  for (const tree of [table, two]) {
    const target = { text: 'balance', scope: { relation: 'within', text: 'HSBC' } } as const;
    const { status } = check(page(tree), { action: 'assertText', target, op: 'equals', value: '500.00' });
    assert.equal(status, 'unproven');
  }
});

test('the progress of something is what the only bar in it shows', () => {
  const card = (name: string, ...more: Tree[]): Tree => [
    'article',
    '',
    {},
    ['heading', name, { level: 3 }, ['text', name]],
    ...more,
  ];
  const bar: Tree = ['progressbar', '', { value: '40%' }];
  const cards = page(['main', '', {}, card('Export', bar, ['text', '2/5 tasks']), card('Docs', ['text', 'Chore'])]);
  const progress = (name: string, value: string) =>
    check(cards, {
      action: 'assertText',
      target: { text: 'progress', scope: { relation: 'within', text: name } },
      op: 'equals',
      value,
    }).status;
  assert.equal(progress('Export', '40%'), 'met');
  assert.equal(progress('Export', '50%'), 'not_met');
  assert.notEqual(progress('Docs', '40%'), 'met');
});

test('the email of somebody is the only address in the row of that name', () => {
  const row = (...words: string[]): Tree => [
    'row',
    '',
    {},
    ...words.map((word): Tree => ['cell', '', {}, ['text', word]]),
  ];
  const view = page([
    'table',
    '',
    { tag: 'table' },
    row('Ida', 'ida@barn.test', 'Cook'),
    row('Omar', 'o@barn.test', 'Smith'),
  ]);
  assert.equal(verdictOf(view, 'The email of Ida is ida@barn.test.'), 'met');
  assert.equal(verdictOf(view, 'The email of Ida is o@barn.test.'), 'not_met');
  assert.equal(verdictOf(view, 'The email of Omar is ida@barn.test.'), 'not_met');
  const two = page(['table', '', { tag: 'table' }, row('Ida', 'ida@barn.test', 'cook@barn.test'), row('Omar', '', '')]);
  assert.notEqual(verdictOf(two, 'The email of Ida is ida@barn.test.'), 'met', 'which of two is not told');
});

test('the badge of a group in a table is the number in its line', () => {
  const line = { x: 0, y: 0, width: 100, height: 20 };
  const through = (name: string, badge: string): Tree => [
    'row',
    '',
    { box: line },
    ['columnheader', '', { box: line }, ['text', `${name} ${badge}`, { runs: [name, badge] }]],
  ];
  const row = (...words: string[]): Tree => [
    'row',
    '',
    {},
    ...words.map((word): Tree => ['cell', word, {}, ['text', word]]),
  ];
  const head: Tree = [
    'row',
    '',
    {},
    ...['Right', 'Owner'].map((word): Tree => ['columnheader', word, {}, ['text', word]]),
  ];
  const view = page([
    'table',
    '',
    {},
    head,
    through('Projects', '2'),
    row('Edit', 'yes'),
    row('Delete', 'no'),
    through('Members', '1'),
    row('Invite', 'yes'),
  ]);
  assert.equal(verdictOf(view, 'The badge next to the Projects group says 2'), 'met');
  assert.equal(verdictOf(view, 'The badge next to the Members group says 2'), 'not_met');
});
