import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
const words = (text: string, x: number, y: number): Tree => ['generic', '', at(x, y, 100, 18), ['text', text]];
const card = (name: string, x: number, y: number): Tree => [
  'generic',
  '',
  { framed: true, ...at(x, y, 180, 60) },
  words(name, x, y),
  words('€ 5', x, y + 20),
];
const lane = (title: string, x: number, ...held: Tree[]): Tree => [
  'generic',
  '',
  { framed: true, ...at(x, 0, 200, 300) },
  words(title, x, 0),
  ...held,
];
const board = (...lanes: Tree[]) =>
  page(['document', '', at(0, 0, 900, 600), ['generic', '', at(0, 0, 900, 300), ...lanes]]);
const count = (view: ReturnType<typeof page>, text: string, value: string, kind: object = { role: 'card' }) =>
  check(view, {
    action: 'assertCount',
    target: { ...kind, scope: { relation: 'within', role: 'column', text } },
    op: 'eq',
    value,
  }).status;

test('a column of a board holds the boxes that lie below its title, but for what adds one', () => {
  const add: Tree = ['button', 'Add card', at(0, 200, 100, 20), ['text', 'Add card']];
  const view = board(
    lane('New', 0, card('Site', 0, 30), card('Licence', 0, 100), add),
    lane('Won', 220, card('Pilot', 220, 30)),
    lane('Lost', 440),
  );
  assert.deepEqual(
    ['New', 'Won', 'Lost'].map((name, i) => count(view, name, String(2 - i))),
    ['met', 'met', 'met'],
  );
  assert.equal(count(view, 'New', '1'), 'not_met');
});

test('what they are of is told where the column says as many itself, else it is open', () => {
  const deals = (title: string, value: string) =>
    count(board(lane(title, 0, card('Site', 0, 30)), lane('Won', 220, card('Pilot', 220, 30))), 'New', value, {
      noun: 'deals',
    });
  assert.deepEqual(
    [deals('New 1', '1'), deals('New 1', '0'), deals('New', '1'), deals('New 3', '3')],
    ['met', 'not_met', 'unproven', 'unproven'],
  );
});

const sprint = () => {
  const titled = (title: string, x: number, ...held: Tree[]): Tree => [
    'region',
    '',
    { tag: 'section', ...at(x, 0, 200, 300) },
    ['heading', title, { level: 2, ...at(x, 0, 200, 20) }, ['text', title]],
    ...held,
    ['button', '+ Add a card', at(x, 250, 100, 20), ['text', '+ Add a card']],
  ];
  return board(
    titled('Open 2', 0, card('Site', 0, 30), card('Licence', 0, 100)),
    titled('Doing 1', 220, card('Pilot', 220, 30)),
    titled('Done 0', 440, ['paragraph', '', at(440, 30, 180, 20), ['text', 'No cards yet']]),
  );
};

test('a column that only says so holds no cards, whatever its title is and what is pressed to add one', () => {
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(sprint(), claim));
  assert.deepEqual(
    verdicts(
      'The Done column has no cards.',
      'The Doing column has no cards.',
      'The Done column is empty.',
      'The Open column is empty.',
    ),
    ['met', 'not_met', 'met', 'not_met'],
  );
});

test('a board has columns, and its cards lie under the title of each', () => {
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(sprint(), claim));
  assert.deepEqual(
    verdicts(
      'There are 3 columns.',
      'There are 4 columns.',
      'The board has 3 columns.',
      'There are 3 cards on the board.',
      'There are 2 cards on the board.',
      'The first card in "Open" shows "Site".',
      'The first card in "Open" shows "Licence".',
    ),
    ['met', 'not_met', 'met', 'met', 'not_met', 'met', 'not_met'],
  );
});
