import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, width: number, height: number, ...held: Tree[]): Tree => [
  'generic',
  '',
  { box: { x, y, width, height } },
  ...held,
];
const words = (said: string, x: number, y: number, height = 20) => at(x, y, 90, height, ['text', said]);
const row = (y: number, ...said: string[]) => at(0, y, 600, 20, ...said.map((one, i) => words(one, i * 100, y)));
const stack = (...boxes: Tree[]) => page(['main', '', {}, at(0, 0, 600, 400, ...boxes)]);
const verdicts = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('what stands in the row of plain boxes of another entry is told of that one', () => {
  const view = stack(words('Orders', 0, 0), row(20, 'Blue mug', '$12', 'Paid'), row(40, 'Red bowl', '$15', 'Due'));
  assert.deepEqual(
    verdicts(
      view,
      'The order "Blue mug" shows the price "$12"',
      'The order "Blue mug" shows the price "$15"',
      'The order "Red bowl" has the status "Paid"',
      'The order "Blue mug" does not show the price "$15"',
      'The order "Blue mug" does not show the price "$12"',
    ),
    ['met', 'not_met', 'not_met', 'met', 'not_met'],
  );
});

test('of a name and one thing told of it the next row is another entry where it tells such a thing as well', () => {
  const view = stack(words('Tasks', 0, 0), row(20, 'Sweep', 'Feb 14'), row(40, 'Dust', 'Mar 15'));
  const ranks = stack(words('Crew', 0, 0), row(20, 'Ann', 'Owner'), row(40, 'Bo', 'Guest'));
  assert.deepEqual(verdicts(view, 'The task "Sweep" shows the date "Mar 15"'), ['not_met']);
  assert.deepEqual(verdicts(ranks, 'The member "Ann" has the rank "Guest"'), ['unproven']);
});

test('whether the row of a name that a box begins with heads the next ones is open, and a line that says what it tells is told of it', () => {
  const view = stack(row(0, 'Lot 77', 'Paid'), row(20, 'Buyer', 'Max'), row(40, 'Total', '$99'));
  assert.deepEqual(
    verdicts(
      view,
      'The order "Lot 77" shows the total "$99"',
      'The order "Lot 77" shows the customer "Max"',
      'The order "Lot 77" does not show the customer "Max"',
    ),
    ['met', 'unproven', 'unproven'],
  );
});

test('a title in another type heads the rows below it, and a value is told by no other line', () => {
  const titled = stack(at(0, 0, 600, 30, words('Tools', 0, 0, 30), words('New', 100, 0)), row(30, 'Saw', '$9'));
  const labelled = stack(words('Profile', 0, 0), row(20, 'Name', 'Ann'), row(40, 'Rank', 'Owner'));
  assert.deepEqual(verdicts(titled, 'The kit "Tools" shows the price "$9"'), ['met']);
  assert.deepEqual(verdicts(labelled, 'The user "Ann" has the role "Owner"'), ['met']);
});

test('of boxes of several lines one below the other it is open whose lines they are', () => {
  const person = (y: number, name: string, rank: string) =>
    at(0, y, 600, 40, words(name, 0, y), words(rank, 0, y + 20));
  const view = stack(person(0, 'Ann', 'Owner'), person(40, 'Bo', 'Guest'));
  assert.deepEqual(verdicts(view, 'The member "Ann" has the rank "Guest"', 'The member "Ann" has the rank "Owner"'), [
    'unproven',
    'met',
  ]);
});

test('a name amid its box heads none of those made just alike, so what they hold is open', () => {
  const said = (y: number, ...lines: string[]) =>
    at(0, y, 600, 40, ...lines.map((line, i) => words(line, 0, y + i * 20)));
  const view = stack(
    words('Comments', 0, 0),
    said(20, 'It had run out by two.', 'Visitor 212 · Café'),
    said(60, 'We drove round for parking.', 'Visitor 187 · Parking'),
  );
  assert.deepEqual(verdicts(view, 'Visitor 187 has the tag Café', 'Visitor 187 has the tag Parking'), [
    'unproven',
    'met',
  ]);
  assert.deepEqual(verdicts(view, 'Comments has the tag Parking'), ['met']);
});
