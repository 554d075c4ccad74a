import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const step = (name: string, states: string[] = []): Tree => [
  'generic',
  '',
  { states },
  box(text(name)),
  box(text('6 Oct')),
];
const way = box(step('Ordered'), step('Packed', ['current']), step('Delivered'));
const history: Tree = [
  'list',
  '',
  {},
  ...['Left', 'Arrived', 'Late', 'Sent'].map((one): Tree => ['listitem', '', {}, text(one)]),
];

test('boxes beside the current one may be the steps, and not what a list has', () => {
  const view = page(['main', '', {}, way, history]);
  const told = ['There are 3 steps', 'There are 4 steps', 'There are 5 steps'].map((spec) => verdictOf(view, spec));
  assert.deepEqual(told, ['unproven', 'unproven', 'not_met']);
});
