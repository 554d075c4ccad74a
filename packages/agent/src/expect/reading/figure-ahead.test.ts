import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const at = (x: number, y: number, width: number) => ({ box: { x, y, width, height: 20 } });

/** The branches of a tree, each with a number in front of its name that is drawn at `numberAt`. */
function tree(numberAt: number, ...branches: [number: string, name: string][]) {
  const row = ([number, name]: [string, string], line: number): Tree => [
    'generic',
    '',
    at(0, line * 24, 240),
    ['generic', '', at(numberAt, line * 24, 20), text(number)],
    ['treeitem', name, at(30, line * 24, 60), text(name)],
  ];
  return page(['tree', 'Feeds', {}, ...branches.map(row)]);
}

test('the count of an entry may stand in front of its name and be drawn at the end of its line', () => {
  const feeds = tree(200, ['3', 'Local'], ['(5 feeds)', 'Tech']);
  const told = ['"Local" shows 3.', '"Tech" shows "(5 feeds)".', '"Local" does not show 5.'];
  assert.deepEqual(
    told.map((spec) => verdictOf(feeds, spec)),
    ['met', 'met', 'met'],
  );
  const untrue = ['"Local" shows 5.', '"Local" is 5.', '"Tech" shows 3.', '"Local" does not show 3.'];
  assert.deepEqual(
    untrue.map((spec) => verdictOf(feeds, spec)),
    ['not_met', 'not_met', 'not_met', 'not_met'],
  );
});

test('the name may run through all of the line, below the count that floats at its end', () => {
  const line = (number: string, name: string, y: number): Tree => [
    'generic',
    '',
    at(0, y, 300),
    ['generic', '', at(280, y, 20), text(number)],
    ['generic', '', at(0, y, 300), text(name)],
  ];
  const view = page(['generic', '', {}, line('12', 'Inbox', 0), line('5', 'Sent', 20)]);
  const specs = ['Inbox is 12.', 'Sent shows 5.', 'Sent shows 12.', 'Inbox is not 12.', 'Sent does not show 12.'];
  assert.deepEqual(
    specs.map((spec) => verdictOf(view, spec)),
    ['met', 'met', 'not_met', 'not_met', 'met'],
  );
});

test('a number that is drawn in front of a name may be its rank: open, and any other is wrong', () => {
  const ranks = tree(0, ['3', 'Local'], ['5', 'Tech']);
  assert.deepEqual(
    ['"Local" shows 3.', '"Local" is 3.', '"Local" is not 3.', '"Local" shows 5.', '"Local" is not 5.'].map((spec) =>
      verdictOf(ranks, spec),
    ),
    ['unproven', 'unproven', 'unproven', 'not_met', 'met'],
  );
});

test('of two percentages over a label nothing tells which is its value', () => {
  const tile = (change: string, value: string, label: string): Tree => [
    'generic',
    '',
    {},
    text(change),
    ['heading', value, at(0, 0, 90), text(value)],
    text(label),
  ];
  const view = page(['generic', '', {}, tile('20%', '53%', 'Bounce rate'), tile('4%', '8%', 'Exit rate')]);
  assert.deepEqual(
    ['The bounce rate is 53%.', 'The bounce rate is not 53%.', 'The bounce rate is 8%.'].map((spec) =>
      verdictOf(view, spec),
    ),
    ['unproven', 'unproven', 'not_met'],
  );
});
