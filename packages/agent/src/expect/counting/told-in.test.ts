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
