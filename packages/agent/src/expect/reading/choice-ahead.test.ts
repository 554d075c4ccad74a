import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const button = (name: string): Tree => ['button', name, {}, text(name), ['img', '']];
const tick: Tree = box(['checkbox', 'Hide decimals', { tag: 'input', label: 'Hide decimals' }], text('Hide decimals'));

test('what is chosen behind a label is what the button shows that its box begins with, and not the field that follows', () => {
  const says = (tree: Tree, value: string, op: 'equals' | 'not-equals' = 'equals') =>
    check(page(tree), { action: 'assertText', target: { text: 'Numbers' }, op, value }).status;
  const chosen = box(text('Numbers'), box(button('1,000.33'), tick));
  assert.deepEqual(
    [says(chosen, '1,000.33'), says(chosen, 'Sunday'), says(chosen, '1,000.33', 'not-equals')],
    ['met', 'not_met', 'not_met'],
  );
  const pressed = box(text('Numbers'), box(button('Edit'), box(text('1,000.33'))));
  assert.equal(says(pressed, 'Edit'), 'not_met');
});
