import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const words = (said: string): Tree => box(['text', said]);
const press = (said: string): Tree => ['button', said, { tag: 'button' }, ['text', said]];
const dialog = (...held: Tree[]) =>
  page(['dialog', 'Checkout', {}, ['heading', 'Checkout', {}, ['text', 'Checkout']], ...held]);

test('what a button says denies nothing of the words beside it', () => {
  const view = dialog(words('You pay €4.40'), press('Not yet'), press('Place order'));
  const verdict = (spec: string) => verdictOf(view, spec);
  assert.deepEqual(
    [verdict('A dialog says "You pay €4.40"'), verdict('The dialog shows "You pay €8.80"')],
    ['met', 'not_met'],
  );
  assert.equal(verdict('The dialog does not show "You pay €4.40"'), 'not_met');
  const ahead = dialog(press('No'), words('Keep the draft'));
  assert.equal(verdictOf(ahead, 'The dialog shows "Keep the draft"'), 'met');
});

test('what the words beside it deny is denied, and what only a button says is not shown', () => {
  const view = dialog(words('Payment'), ['generic', '', {}, ['text', 'not received']], press('Not paid'));
  const verdict = (spec: string) => verdictOf(view, spec);
  assert.notEqual(verdict('The dialog shows "Payment"'), 'met');
  assert.notEqual(verdict('The dialog shows "paid"'), 'met');
});
