import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { headingOf, listOf, page, type Tree, tableOf } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });

test('what the next part of a page holds further down is under no heading of the bar beside it', () => {
  const entry = (name: string, y: number): Tree => ['listitem', '', at(0, y, 200, 20), ['link', name, {}, text(name)]];
  const view = page(
    [
      'navigation',
      '',
      at(0, 0, 200, 800),
      ['heading', 'People', { level: 3, ...at(0, 300, 200, 20) }, text('People')],
      ['list', '', at(0, 320, 200, 40), entry('Dana', 320), entry('Ravi', 340)],
    ],
    [
      'main',
      '',
      at(200, 0, 800, 800),
      ['heading', 'General', { level: 1, ...at(220, 10, 100, 30) }, text('General')],
      ['paragraph', '', at(220, 600, 400, 20), text('Ellie')],
    ],
  );
  assert.deepEqual(
    ['Ellie is listed under People', 'Ravi is listed under People', 'Ellie is not listed under People'].map((spec) =>
      verdictOf(view, spec),
    ),
    ['not_met', 'met', 'met'],
  );
});

test('what stands behind the region of a higher title is under no heading in it', () => {
  const movers: Tree = [
    'region',
    'Movers',
    {},
    headingOf('Movers', 2),
    headingOf('Rising', 3),
    listOf('Rye'),
    headingOf('Falling', 3),
    listOf('Spelt', 'Oat'),
  ];
  const view = page([
    'main',
    '',
    {},
    movers,
    tableOf('', ['Crop', 'Price'], ['Rye', '3'], ['Oat', '4'], ['Salt', '5']),
  ]);
  assert.equal(verdictOf(view, 'Falling lists 2 crops.'), 'met');
  assert.equal(verdictOf(view, 'Falling lists 3 crops.'), 'not_met');
  assert.equal(verdictOf(view, 'Oat is listed under Falling.'), 'met');
  assert.equal(verdictOf(view, 'Salt is listed under Falling.'), 'not_met');
});
