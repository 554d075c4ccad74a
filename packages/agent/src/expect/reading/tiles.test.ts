import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const line = (words: string, x: number, y: number): Tree => [
  'generic',
  '',
  { box: { x, y, width: 90, height: 20 } },
  text(words),
];
const tile = (x: number, value: string, label: string): Tree => [
  'generic',
  '',
  { box: { x, y: 0, width: 90, height: 50 } },
  line(value, x, 0),
  line(label, x, 24),
];

test('the value over the label of a tile is its own, and not what the next tile shows', () => {
  const tiles = (open: string, closed: string) =>
    page(['generic', '', {}, tile(0, open, 'Open orders'), tile(100, closed, 'Closed orders')]);
  assert.equal(verdictOf(tiles('12', '7'), 'Open orders shows 12.'), 'met');
  assert.equal(verdictOf(tiles('7', '12'), 'Open orders shows 12.'), 'not_met');
});

test('a tile may lead on from its value and label, and mark the amount as a heading; other headings are no values', () => {
  const boxed = (x: number, value: string, label: string): Tree => {
    const head: Tree = ['heading', value, { level: 3, box: { x, y: 0, width: 90, height: 20 } }, text(value)];
    const both: Tree = ['generic', '', { box: { x, y: 0, width: 90, height: 50 } }, head, line(label, x, 24)];
    return ['generic', '', { framed: true }, both, ['link', 'More info', {}, text('More info')]];
  };
  const tiles = (open: string, closed: string) =>
    page(['generic', '', {}, boxed(0, open, 'Open orders'), boxed(100, closed, 'Closed orders')]);
  assert.deepEqual(
    [verdictOf(tiles('12', '7%'), 'Open orders is 12.'), verdictOf(tiles('12', '7%'), 'Closed orders is 7%.')],
    ['met', 'met'],
  );
  assert.deepEqual(
    [verdictOf(tiles('7', '12'), 'Open orders is 12.'), verdictOf(tiles('7', '12'), 'Closed orders is 7.')],
    ['not_met', 'not_met'],
  );
  assert.equal(verdictOf(tiles('News', 'Blog'), 'Open orders is "News".'), 'not_met');
});

test('by how much an amount went up or down may stand over it, and the words below both are its label', () => {
  const cell = (change: string, value: string, label: string): Tree => [
    'generic',
    '',
    { framed: true },
    text(change),
    ['heading', value, { level: 5, box: { x: 0, y: 0, width: 90, height: 20 } }, text(value)],
    text(label),
  ];
  const cells = page([
    'generic',
    '',
    {},
    cell('▲ 17%', '$35,210', 'TOTAL REVENUE'),
    cell('◄ 0%', '$10,390', 'TOTAL COST'),
    cell('20%', '53%', 'BOUNCE RATE'),
  ]);
  const told = [
    'Total revenue is $35,210.',
    'Total revenue is not $10,390.',
    'Total cost shows "$10,390".',
    'Total revenue is $10,390.',
    'Total revenue shows "0%".',
    'Total revenue does not show "$35,210".',
    'Total cost is 20%.',
  ].map((spec) => verdictOf(cells, spec));
  assert.deepEqual(told, ['met', 'met', 'met', 'not_met', 'not_met', 'not_met', 'not_met']);
  assert.notEqual(verdictOf(cells, 'The bounce rate is 20%.'), 'met');
});

test('a message that something was not done is none of success', () => {
  const status = (words: string) => page(['status', '', {}, text(words)]);
  const spec = 'A success message is shown.';
  assert.equal(verdictOf(status('Settings saved'), spec), 'met');
  assert.notEqual(verdictOf(status('Settings not saved'), spec), 'met');
});

test('a number and its unit are the same with a space between them', () => {
  const length = (words: string) => page(['paragraph', '', {}, text(`Length: ${words}`)]);
  assert.equal(verdictOf(length('5m'), 'The length is 5 m.'), 'met');
  assert.equal(verdictOf(length('5mm'), 'The length is 5 m.'), 'not_met');
});

test('an amount that is struck out in a column is not what the column shows', () => {
  const column = (words: string, struck: string) =>
    page([
      'table',
      '',
      { tag: 'table' },
      ['row', '', {}, ['columnheader', 'Item', {}, text('Item')], ['columnheader', 'Price', {}, text('Price')]],
      ['row', '', {}, ['cell', 'Mug', {}, text('Mug')], ['cell', words, {}, ['text', words, { struck: [struck] }]]],
    ]);
  assert.equal(verdictOf(column('$10 $8', '$10'), 'The Price column shows "$8".'), 'met');
  assert.equal(verdictOf(column('$8 $10', '$8'), 'The Price column shows "$8".'), 'not_met');
});

test('a field among what was chosen holds that, each with a button that takes it off', () => {
  const tags = (name: string) =>
    page([
      'generic',
      '',
      { framed: true },
      ['generic', '', {}, text(name), ['button', `Remove ${name}`, {}, text('x')]],
      ['textbox', 'Tags', { tag: 'input', value: '' }],
    ]);
  assert.equal(verdictOf(tags('red'), 'The Tags field shows "red".'), 'met');
  assert.equal(verdictOf(tags('blue'), 'The Tags field shows "red".'), 'not_met');
});

test('the amount before a word in a box of nothing else is its own, and not what the next box begins with', () => {
  const stat = (value: string, label: string): Tree => [
    'generic',
    '',
    {},
    ['strong', '', {}, text(value)],
    text(label),
  ];
  const stats = page(['generic', '', {}, stat('42', 'Projects'), stat('3', 'Tasks'), stat('8', 'Messages')]);
  assert.deepEqual([verdictOf(stats, 'Tasks shows 3.'), verdictOf(stats, 'Tasks shows 8.')], ['met', 'not_met']);
  assert.deepEqual([verdictOf(stats, 'Projects is 42.'), verdictOf(stats, 'Projects contains 3.')], ['met', 'not_met']);
});

test('what a box says behind other words is no label of the next box', () => {
  const day = (number: string, ...events: string[]): Tree => [
    'generic',
    '',
    { tag: 'div' },
    ['generic', '', { tag: 'span', box: { x: 0, y: 0, width: 20, height: 20 } }, text(number)],
    ...events.map((event): Tree => ['generic', '', { tag: 'span' }, text(event)]),
  ];
  const week = page(['generic', '', { tag: 'div' }, day('24', 'Code freeze'), day('25'), day('26', 'Release')]);
  assert.notEqual(verdictOf(week, '"Code freeze" shows "25".'), 'met');
});
