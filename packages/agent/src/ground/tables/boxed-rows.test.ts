import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

type Place = { x: number; y: number; width: number; height: number };
const at = (place: Place, ...held: Tree[]): Tree => ['generic', '', { box: place }, ...held];
const words = (said: string, x: number, y: number, height = 20): Tree =>
  at({ x, y, width: 90, height }, ['text', said]);
const button = (said: string, x: number, y: number): Tree => [
  'generic',
  said,
  { states: ['clickable'], box: { x, y, width: 90, height: 30 } },
  ['text', said],
];
const row = (y: number, ...parts: Tree[]) => at({ x: 0, y, width: 600, height: 40 }, ...parts);
const person = (y: number, name: string, role: string, ...offers: string[]) =>
  row(
    y,
    at({ x: 0, y, width: 100, height: 40 }, words(name, 0, y), words(`${name[0]}@orbit.test`, 0, y + 20)),
    words(role, 200, y + 10),
    ...offers.map((said, i) => button(said, 300 + i * 100, y + 5)),
  );
const stack = (...rows: Tree[]) => page(at({ x: 0, y: 0, width: 600, height: 400 }, ...rows));
const named = (text: string, relation: 'near' | 'row', name: string) => ({
  target: { text, scope: { relation, text: name, ...(relation === 'row' && { role: 'row' as const }) } },
  purpose: 'press' as const,
  exact: true,
});

const heads = row(0, words('Member', 0, 10), words('Role', 200, 10), words('Action', 300, 10));
const members = stack(
  heads,
  person(40, 'Ann', 'Owner'),
  person(80, 'Bo', 'Admin', 'Remove'),
  person(120, 'Cy', 'Viewer', 'Remove'),
);

test('next to a name is what stands in its row of plain boxes, and nothing of the next one', () => {
  assert.deepEqual(
    [
      verdictOf(members, '"Viewer" is shown next to "Cy"'),
      verdictOf(members, '"Viewer" is shown next to "Bo"'),
      verdictOf(members, '"Viewer" is not shown next to "Bo"'),
      verdictOf(members, '"Admin" is not shown next to "Bo"'),
    ],
    ['met', 'not_met', 'met', 'not_met'],
  );
  assert.equal(ground(members, named('Remove', 'near', 'Cy')).kind, 'one');
  assert.equal(ground(members, named('Remove', 'near', 'Ann')).kind, 'none');
});

test('a plain box that takes a press and says its name is a button by that name that is shown', () => {
  assert.deepEqual(
    [
      verdictOf(members, 'the "Remove" button is shown next to "Bo"'),
      verdictOf(members, 'the "Remove" button is shown next to "Ann"'),
      verdictOf(members, 'the "Invite" button is shown'),
    ],
    ['met', 'not_met', 'not_met'],
  );
});

test('of two rows the first may hold the labels of what stands in the second', () => {
  const view = stack(
    row(0, words('Open', 0, 10), words('Shut', 200, 10)),
    row(40, words('Fifteen', 0, 50), words('Nineteen', 200, 50)),
  );
  assert.equal(verdictOf(view, '"Fifteen" is shown next to "Open"'), 'met');
  assert.equal(verdictOf(view, '"Nineteen" is shown next to "Open"'), 'not_met');
});

test('what stands on the card below is not next to the name of the one above it', () => {
  const card = (name: string, price: string, x: number, y: number) =>
    at({ x, y, width: 90, height: 40 }, words(name, x, y), words(price, x, y + 20));
  const view = stack(
    row(0, card('Tea', '$3', 0, 0), card('Milk', '$2', 200, 0)),
    row(40, card('Rice', '$5', 0, 40), card('Beans', '$4', 200, 40)),
  );
  assert.equal(verdictOf(view, '"$3" is shown next to "Tea"'), 'met');
  assert.equal(verdictOf(view, '"$5" is shown next to "Tea"'), 'not_met');
});

test('a row of plain boxes goes by a name in it, be there several lines in one of its parts', () => {
  assert.equal(ground(members, named('Remove', 'row', 'Bo')).kind, 'one');
  assert.equal(ground(members, named('Remove', 'row', 'Ann')).kind, 'none');
});

test('what is told of a name stands in its row under the head that says so', () => {
  assert.deepEqual(
    [
      verdictOf(members, 'the role of "Bo" is "Admin"'),
      verdictOf(members, 'the role of "Bo" is "Viewer"'),
      verdictOf(members, 'the role of "Bo" is "Action"'),
      verdictOf(members, 'in the row for "Cy" the role is "Viewer"'),
    ],
    ['met', 'not_met', 'not_met', 'met'],
  );
});

test('the first row of a page that draws rows of plain boxes is no entry of a list beside them', () => {
  const rows = ['Ann', 'Bo', 'Cy'].map((name, i) => person(i * 40, name, 'Admin'));
  const entry = (said: string): Tree => ['listitem', '', {}, ['text', said]];
  const view = page(at({ x: 0, y: 0, width: 600, height: 400 }, ...rows), [
    'list',
    '',
    {},
    entry('Ada sent it'),
    entry('Bob read it'),
  ]);
  const told = (spec: string) => verdictOf(view, spec);
  assert.equal(told('The first row contains "Ada"'), 'unproven');
  assert.equal(told('The first row contains "Ann"'), 'unproven');
  assert.equal(told('There are 2 rows'), 'unproven');
});
