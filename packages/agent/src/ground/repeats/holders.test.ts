import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../view/view.ts';

const at = (x: number, y: number, width = 180, height = 20) => ({ box: { x, y, width, height } });
const line = (words: string, x: number, y: number): Tree => ['paragraph', '', at(x, y), ['text', words]];
const card = (x: number, y: number, ...words: string[]): Tree => [
  'generic',
  '',
  { framed: true, ...at(x, y, 180, 60) },
  ...words.map((said, i) => line(said, x, y + 20 * i)),
];
const plain = (x: number, y: number, ...words: string[]): Tree => [
  'generic',
  '',
  at(x, y, 180, 60),
  ...words.map((said, i) => line(said, x, y + 20 * i)),
];
const chip = (word: string, x: number): Tree => ['generic', '', { framed: true, ...at(x, 60, 30, 12) }, ['text', word]];
const lane = (title: string, x: number, ...held: Tree[]): Tree => [
  'region',
  title,
  { tag: 'section', ...at(x, 20, 200, 300) },
  ['heading', title, { level: 2, ...at(x, 20, 180, 24) }, ['text', title]],
  ...held,
];
const titled = (title: string, ...parts: Tree[]) =>
  page([
    'main',
    '',
    at(0, 0, 900, 600),
    ['heading', title, { level: 1, ...at(0, 0, 900, 18) }, ['text', title]],
    ...parts,
  ]);
const boxes = (...lanes: Tree[]): Tree => ['generic', '', at(0, 20, 900, 300), ...lanes];
const counts = (view: View, noun: string, ...values: string[]) =>
  values.map((value) => check(view, { action: 'assertCount', target: { noun }, value }).status);
const second = (view: View, noun: string, value: string) =>
  check(view, { action: 'assertText', target: { noun, role: 'listitem', ordinal: 2 }, op: 'contains', value }).status;

test('the columns of a board are none of what lies in them, and neither is told to be counted', () => {
  const view = titled(
    'Deals',
    boxes(
      lane('Lead', 0, line('$9,000', 0, 50), card(0, 80, 'Website', 'Acme'), card(0, 150, 'Support', 'Acme')),
      lane('Sent', 220, line('$2,000', 220, 50), card(220, 80, 'Network', 'Hooli')),
      lane('Won', 440, line('$0', 440, 50), card(440, 80, 'Audit', 'Stark')),
    ),
  );
  assert.deepEqual(counts(view, 'deals', '3', '4', '2'), ['unproven', 'unproven', 'unproven']);
  assert.equal(second(view, 'deal', 'Network'), 'unproven');
});

test('a box that says it has no deals is no deal, and what the page says itself is counted where the boxes agree', () => {
  const board = (said: string) =>
    titled(
      'Deals',
      line(said, 0, 18),
      boxes(
        lane('Lead', 0, plain(0, 80, 'Website', 'Acme')),
        lane('Sent', 220, line('No deals in this stage', 220, 80)),
        lane('Won', 440, plain(440, 80, 'Audit', 'Stark')),
      ),
    );
  assert.deepEqual(counts(board('2 deals, $68,000 in total'), 'deals', '2', '3'), ['met', 'not_met']);
  assert.deepEqual(counts(board('5 deals, $68,000 in total'), 'deals', '3', '5'), ['unproven', 'unproven']);
  assert.deepEqual(counts(board('All of them'), 'deals', '3', '2'), ['unproven', 'unproven']);
});

test('cards side by side stay what they are, whatever signs and lines stand in them', () => {
  const view = titled(
    'Products',
    boxes(
      lane('Mug', 0, chip('Sale', 0), chip('New', 40), line('€ 4', 0, 80)),
      lane('Cup', 220, chip('Sale', 220), line('€ 5', 220, 80)),
      lane('Jar', 440, line('€ 6', 440, 80), line('No product reviews yet', 440, 100)),
    ),
  );
  assert.deepEqual(counts(view, 'products', '3', '4'), ['met', 'not_met']);
  assert.equal(second(view, 'product', 'Cup'), 'met');
});
