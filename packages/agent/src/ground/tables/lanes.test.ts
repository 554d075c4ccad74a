import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../view/view.ts';

const words = (said: string, x: number, y: number): Tree => [
  'generic',
  '',
  { box: { x, y, width: 90, height: 20 } },
  ['text', said],
];
const box = (x: number, y: number, height: number, ...held: Tree[]): Tree => [
  'generic',
  '',
  { box: { x, y, width: 190, height } },
  ...held,
];
const card = (x: number, y: number, title: string): Tree => [
  'article',
  '',
  { framed: true, box: { x, y, width: 180, height: 40 } },
  words(title, x, y),
];
const lane = (x: number, title: string, ...cards: string[]) =>
  box(
    x,
    0,
    200,
    box(x, 0, 20, words(title, x, 0), words(String(cards.length), x + 100, 0)),
    box(x, 30, 160, ...cards.map((name, at) => card(x, 30 + 50 * at, name))),
  );
const verdicts = (view: View, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

const board = page(box(0, 0, 200, lane(0, 'To do', 'Paint', 'Sand'), lane(200, 'Doing', 'Drill'), lane(400, 'Done')));

test('a column of a board of plain boxes goes by the words that it begins with, and holds what stands below them', () => {
  assert.deepEqual(
    verdicts(board, 'the "To do" column contains "Sand"', '"Paint" is in the To do column', '"Drill" is in "Doing"'),
    ['met', 'met', 'met'],
  );
  assert.deepEqual(
    verdicts(board, 'the "Done" column contains "Sand"', '"Paint" is in the Doing column', '"Drill" is in "Done"'),
    ['not_met', 'not_met', 'not_met'],
  );
  assert.deepEqual(verdicts(board, 'the Doing column does not contain "Paint"', 'the Doing column has 1 card'), [
    'met',
    'met',
  ]);
  assert.deepEqual(verdicts(board, 'the To do column does not contain "Paint"', 'the To do column has 3 cards'), [
    'not_met',
    'not_met',
  ]);
});

test('what stands in no box beside a title may stand under it, though boxes stand side by side there', () => {
  const above = box(0, 0, 60, lane(0, 'Profile', 'What others see'), lane(200, 'Usage', '3 of 5'));
  const view = page(box(0, 0, 140, above, box(0, 80, 60, words('Phone', 0, 80))));
  assert.equal(verdictOf(view, 'In the Profile section, "Phone" is visible'), 'met');
});

test('plain boxes one below the other, each with a title in another type, or alone above rows, are sections', () => {
  const line = (label: string, x: number, y: number, height: number): Tree => [
    'generic',
    '',
    { box: { x, y, width: 90, height } },
    ['text', label],
  ];
  const inType = (title: string, y: number, label: string, value: string) =>
    box(0, y, 60, words(title, 0, y), line(label, 0, y + 22, 16), line(value, 0, y + 40, 16));
  const aboveRow = (title: string, y: number, label: string, value: string) =>
    box(0, y, 60, words(title, 0, y), box(0, y + 22, 20, line(label, 0, y + 22, 20), line(value, 100, y + 22, 20)));
  for (const section of [inType, aboveRow]) {
    const view = page(
      box(0, 0, 120, section('Activity', 0, 'State:', 'Paused'), section('Details', 60, 'Location:', '/srv')),
    );
    assert.deepEqual(
      verdicts(
        view,
        'In the Activity section, "State" is "Paused"',
        'In the Activity section, "Location" is "/srv"',
        'In the Details section, "Paused" is shown',
      ),
      ['met', 'not_met', 'not_met'],
      section.name,
    );
  }
});

test('what the markup calls sections are some, though their titles take a press and are written as all else', () => {
  const entry = (name: string, y: number): Tree => [
    'generic',
    name,
    { states: ['clickable'], box: { x: 0, y, width: 180, height: 20 } },
    ['text', name],
  ];
  const section = (y: number, ...names: string[]): Tree => [
    'generic',
    '',
    { tag: 'section', box: { x: 0, y, width: 400, height: 40 } },
    ...names.map((name, at) => entry(name, y + at * 20)),
  ];
  const view = page(box(0, 0, 80, section(0, 'Lab', 'support'), section(40, 'Backup', 'ops')));
  assert.deepEqual(verdicts(view, 'In the Lab section, "support" is shown', 'In the Lab section, "ops" is shown'), [
    'met',
    'not_met',
  ]);
});

test('the cards of a column are numbered as they lie below its title', () => {
  const at = (x: number, y: number, title: string, rank: string): Tree => [
    'generic',
    `${title} ${rank}`,
    { framed: true, states: ['clickable'], box: { x, y, width: 180, height: 40 } },
    words(title, x, y),
    words(rank, x, y + 20),
  ];
  const held = (x: number, title: string, ...cards: [string, string][]) =>
    box(
      x,
      0,
      200,
      box(x, 0, 20, words(title, x, 0), words(String(cards.length), x + 100, 0)),
      ...cards.map(([name, rank], i) => at(x, 30 + 50 * i, name, rank)),
    );
  const view = page(
    box(0, 0, 200, held(0, 'To do', ['Paint', 'Low'], ['Sand', 'High']), held(200, 'Doing', ['Drill', 'Low'])),
  );
  assert.deepEqual(
    verdicts(
      view,
      'The first card in the To do column shows "Paint"',
      'the last card in the "To do" column shows "Sand"',
    ),
    ['met', 'met'],
  );
  assert.deepEqual(
    verdicts(
      view,
      'The first card in the To do column shows "Sand"',
      'The first card in the Doing column shows "Paint"',
      'The second card in the Doing column shows "Drill"',
      'The first card in the To do column does not show "Paint"',
    ),
    ['not_met', 'not_met', 'not_met', 'not_met'],
  );
  // Which of its lines a card is called by is not told.
  assert.deepEqual(
    verdicts(view, 'The first card in the To do column is "Paint"', 'The first card in the To do column is "Sand"'),
    ['unproven', 'not_met'],
  );
});
