import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const cell = (role: string, name: string): Tree => [role, name, {}, ...(name === '' ? [] : [['text', name] as Tree])];
const books = (head: string, ...rest: string[]) => {
  const row = (title: string, state: string): Tree => [
    'row',
    '',
    { tag: 'tr' },
    ['cell', '', {}, ['checkbox', '', { tag: 'input', states: [state] }]],
    cell('cell', title),
    cell('cell', '8.50'),
  ];
  const heads: Tree = ['row', '', { tag: 'tr' }, ...[head, ...rest].map((name) => cell('columnheader', name))];
  return page(['table', '', {}, heads, row('Emma', 'unchecked'), row('Solaris', 'checked')]);
};

test('a box without a name under no words selects its row, where the other cells stand under some', () => {
  const view = books('', 'title', 'price');
  assert.equal(verdictOf(view, 'The row "Solaris" is selected.'), 'met');
  assert.equal(verdictOf(view, 'The row "Emma" is selected.'), 'not_met');
  assert.equal(verdictOf(view, 'The row "Emma" is not selected.'), 'met');
  assert.equal(verdictOf(books('done', 'title', 'price'), 'The row "Solaris" is selected.'), 'unproven');
  assert.equal(verdictOf(books('', '', ''), 'The row "Solaris" is selected.'), 'unproven');
});

test('a box that says so selects the entry of a list that it stands in', () => {
  const mail = (from: string, subject: string, state: string): Tree => [
    'listitem',
    '',
    {},
    ['checkbox', `Select message from ${from}`, { tag: 'input', states: [state] }],
    ['generic', '', {}, ['text', from]],
    ['generic', '', {}, ['text', subject]],
  ];
  const view = page(['list', 'Messages', {}, mail('Ann', 'Invoice 88', 'unchecked'), mail('Bo', 'Lunch?', 'checked')]);
  assert.equal(verdictOf(view, 'The second message is selected.'), 'met');
  assert.equal(verdictOf(view, 'The first message is selected.'), 'not_met');
  assert.equal(verdictOf(view, 'The list item "Bo" is selected.'), 'met');
  assert.equal(verdictOf(view, '"Ann" is not selected.'), 'met');
});

test('a box without a name goes by what its row is called, where it is the only one of that row', () => {
  const tick = (ref: string): Tree => ['checkbox', '', { ref, tag: 'input' }];
  const picture = (name: string): Tree => ['link', name, { tag: 'a', href: '#' }, ['img', '']];
  const row = (name: string, surname: string, ...boxes: Tree[]): Tree => [
    'row',
    '',
    {},
    ['cell', '', {}, ...boxes, picture('Edit'), picture('Delete')],
    cell('cell', name),
    cell('cell', surname),
  ];
  const heads: Tree = ['row', '', {}, ...['Actions', 'User', 'Last name'].map((name) => cell('columnheader', name))];
  const rows = [
    row('klund', 'Lund', tick('k')),
    row('mberg', 'Berg', tick('m')),
    row('two', 'Wolf', tick('a'), tick('b')),
  ];
  const view = page(['table', '', {}, heads, ...rows]);
  const ticked = (text: string) => {
    const result = ground(view, { target: { text }, purpose: 'tick', exact: true });
    return result.kind === 'one' ? result.item.ref : null;
  };
  assert.equal(ticked('klund'), 'k');
  assert.equal(ticked('mberg'), 'm');
  for (const text of ['two', 'Lund', 'nobody', 'Edit']) assert.equal(ticked(text), null, text);
});
