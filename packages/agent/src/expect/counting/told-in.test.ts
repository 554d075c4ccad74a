import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

test('how many a page that a row tells of has is what its cell of that column says', () => {
  const view = page(tableOf('Top pages', ['Page', 'Visitors'], ['/home', '3256'], ['/icons', '986']));
  const verdict = (spec: string) => verdictOf(view, spec);
  assert.equal(verdict('the page "/icons" has 986 visitors'), 'met');
  assert.equal(verdict('the page "/icons" has 3256 visitors'), 'not_met');
});

test('a figure beside boxes alike is that of all of them, and of none that is named', () => {
  const line = (words: string): Tree => box(['text', words]);
  const day = (name: string, ...shifts: string[]) => box(line(name), ...shifts.map(line), line('+ Add shift'));
  const week = (...days: Tree[]) => page(box(line('Week planner'), box(line('8'), line('Shifts')), box(...days)));
  const planned = week(day('Mon 6', 'Mira', 'Jonas'), day('Tue 7', 'Priya'));
  for (const number of [1, 2, 8])
    assert.equal(verdictOf(planned, `"Mon 6" has ${number} shifts`), 'unproven', String(number));
  const own = (number: string) => box(line(number), line('Shifts'));
  const told = week(box(line('Mon 6'), own('2')), box(line('Tue 7'), own('1')));
  const verdicts = [1, 2, 8].map((number) => verdictOf(told, `"Mon 6" has ${number} shifts`));
  assert.deepEqual(verdicts, ['not_met', 'met', 'not_met']);
});

test('what a list of a card tells of members is how many there are, and its lines are none', () => {
  const line = (words: string): Tree => ['listitem', '', {}, ['text', words]];
  const plan = (name: string, ...offers: string[]): Tree =>
    box(['heading', name, { level: 3 }, ['text', name]], ['list', '', {}, ...offers.map(line)], ['button', 'Choose']);
  const view = page(box(plan('Pro', '10 projects', '5 members'), plan('Scale', '90 projects', '50 members')));
  assert.deepEqual(
    [
      'The Pro card shows 5 members',
      'The Pro card shows 2 members',
      '"Scale" has 50 members',
      '"Scale" has 2 members',
    ].map((spec) => verdictOf(view, spec)),
    ['met', 'not_met', 'met', 'not_met'],
  );
});

test('how many there are for a name is what its row or its card says, and where its name stands is none of them', () => {
  const line = (words: string): Tree => ['paragraph', '', {}, ['text', words]];
  const card = (name: string, orders: string): Tree => [
    'listitem',
    '',
    {},
    ['heading', name, { level: 3 }, ['text', name]],
    line(orders),
    line('Paris'),
  ];
  const rows = page(tableOf('Customers', ['Company', 'Orders'], ['Aldous', '12'], ['Acme', '27']));
  const cards = page(['list', '', {}, card('Aldous', '12 orders'), card('Acme', '27 orders')]);
  for (const view of [rows, cards]) {
    for (const spec of ['The number of orders for "Acme" is 27', 'The number of orders for "Acme" is more than 5'])
      assert.equal(verdictOf(view, spec), 'met', spec);
    for (const spec of ['The number of orders for "Acme" is less than 5', 'There is 1 order for "Acme"'])
      assert.equal(verdictOf(view, spec), 'not_met', spec);
  }
});
