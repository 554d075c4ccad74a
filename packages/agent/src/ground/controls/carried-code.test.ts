import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const at = (x: number, width: number) => ({ box: { x, y: 0, width, height: width } });
const digits = [1, 2, 3, 4].map(
  (i): Tree => ['textbox', `digit ${i} of 4`, { tag: 'input', value: '', ...at(i * 30, 25) }],
);
const carrier: Tree = [
  'textbox',
  'Gift code',
  { ref: 'carrier', tag: 'input', value: '', states: ['hidden'], ...at(0, 1) },
];

test('of a code the boxes of its group are meant, and not the unseen field of that name beside it', () => {
  const found = ground(page(box(['text', 'Gift code'], carrier, ['group', 'Gift code', { ref: 'boxes' }, ...digits])), {
    target: { text: 'Gift code' },
    purpose: 'field',
    exact: false,
  });
  assert.equal(found.kind === 'one' ? found.item.ref : found.kind, 'boxes');
});
