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
