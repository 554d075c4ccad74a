import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, width: number) => ({ box: { x, y: 20, width, height: 18 } });
const day = (number: number, ...events: Tree[]): Tree => [
  'gridcell',
  `November ${number}, 2026`,
  at(100 * (number - 26), 100),
  ['text', String(number)],
  ...events,
];
const event = (name: string, x: number, width = 90): Tree => ['generic', '', at(x, width), ['text', name]];
const heads = ['Thu', 'Fri', 'Sat'].map((name): Tree => ['columnheader', name, {}, ['text', name]]);
const view = page([
  'grid',
  'November 2026',
  { tag: 'table' },
  ['row', 'Thu Fri Sat', { tag: 'tr' }, ...heads],
  [
    'row',
    'days',
    { tag: 'tr' },
    day(26, event('Fair', 0, 190)),
    day(27, event('Stock count', 100)),
    day(28, event('Planning', 200)),
  ],
]);
const verdicts = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('what stands in the cell of a calendar that is called by its day is on that day, and on no other', () => {
  assert.deepEqual(
    verdicts('"Planning" is on November 28', '"Planning" is on Nov 28', '"Planning" is on 28 November 2026'),
    ['met', 'met', 'met'],
  );
  assert.deepEqual(
    verdicts('"Planning" is on November 27', '"Planning" is on November 28, 2025', '"Stock count" is on November 2'),
    ['not_met', 'not_met', 'not_met'],
  );
  assert.deepEqual(verdicts('"Planning" is not on November 28', '"Planning" is not on November 27'), [
    'not_met',
    'met',
  ]);
});

test('one that is drawn beyond its cell goes on to days that are not told, and a day in figures is not compared', () => {
  assert.deepEqual(verdicts('"Fair" is on November 26', '"Fair" is on November 27'), ['met', 'unproven']);
  assert.equal(verdictOf(view, '"Fair" is not on November 27'), 'unproven');
  assert.equal(verdictOf(view, '"Planning" is on 2026-11-28'), 'unproven');
});

test('what the next day holds is not told of the last event of this one', () => {
  assert.deepEqual(verdicts('"Stock count" shows "Planning"', '"Stock count" shows "Lunch"'), ['unproven', 'not_met']);
});

test('the place of a day is its cell, be its year told or not, and what stands in another one is not there', () => {
  assert.deepEqual(verdicts('On November 28, "Planning" is shown', 'In the cell for Nov 28, "Planning" is shown'), [
    'met',
    'met',
  ]);
  assert.deepEqual(
    verdicts('On November 27, "Planning" is shown', 'In the cell for November 27, "Planning" is shown'),
    ['not_met', 'not_met'],
  );
  assert.deepEqual(verdicts('The cell for November 28 shows "Planning"', 'The cell for November 27 shows "Planning"'), [
    'met',
    'not_met',
  ]);
});

test('what is drawn beyond its cell may be on the next day, and is on its own', () => {
  assert.deepEqual(
    verdicts(
      'On November 27, "Fair" is shown',
      'On November 27, "Fair" is not shown',
      'On November 26, "Fair" is shown',
    ),
    ['unproven', 'unproven', 'met'],
  );
});

test('a number under the days of the week is a day of the month that the page says it shows', () => {
  const text = (words: string): Tree => ['text', words];
  const heads: Tree = [
    'row',
    '',
    {},
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day): Tree => ['columnheader', day, {}, text(day)]),
  ];
  const day = (number: string, ...events: string[]): Tree => ['cell', '', {}, text(number), ...events.map(text)];
  const week = (...cells: Tree[]): Tree => ['row', '', {}, ...cells];
  const sheet: Tree = [
    'table',
    '',
    {},
    heads,
    week(day('30', 'Retreat'), day('1', 'Standup'), ...['2', '3', '4', '5', '6'].map((number) => day(number))),
    week(day('7'), day('8', 'Standup'), day('9'), day('10', 'Dinner'), ...['11', '12', '13'].map((n) => day(n))),
  ];
  const view = page(['main', '', {}, ['heading', 'December 2026', { level: 1 }, text('December 2026')], sheet]);
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
  assert.deepEqual(
    verdicts(
      'Dinner is on December 10.',
      'Dinner is on December 11.',
      'December 8 shows "Standup".',
      'December 8 shows "Dinner".',
      'December 30 shows "Retreat".',
      '"Dinner" is in the calendar.',
      '"Holiday" is in the calendar.',
      'The calendar shows "Standup".',
    ),
    ['met', 'not_met', 'met', 'not_met', 'not_met', 'met', 'not_met', 'met'],
  );
});

test('the cell of a day shows what stands in it', () => {
  assert.deepEqual(
    verdicts(
      'The cell for November 28 contains "Planning".',
      'The cell for "November 28, 2026" contains "Planning".',
      'The cell for November 27 does not contain "Planning".',
    ),
    ['met', 'met', 'met'],
  );
  assert.deepEqual(
    verdicts(
      'The cell for November 27 contains "Planning".',
      'The cell for November 28 does not contain "Planning".',
      'The cell for November 2 contains "Planning".',
      'The cell for "November 28, 2025" contains "Planning".',
    ),
    ['not_met', 'not_met', 'not_met', 'not_met'],
  );
  assert.deepEqual(
    verdicts('The cell for November 27 contains "Fair".', 'The cell for November 27 does not contain "Fair".'),
    ['unproven', 'unproven'],
    'it is drawn from the 26th on',
  );
});
