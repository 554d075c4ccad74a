import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const line = (text: string, more = {}): Tree => ['generic', '', more, ['text', text]];
const days = box(line('1 Standup'), line('2 Review'));
const before = page(['main', '', {}, days]);

function told(view: View, text = 'Dinner', noun = 'event'): string {
  return check(view, { action: 'assertVisible', target: { text, noun } }, { actedOn: before }).status;
}

test('that a message speaks of a thing by its name does not prove that the thing stands anywhere', () => {
  const says = (...words: Tree[]) => page(['main', '', {}, days], ['status', '', {}, ...words]);
  assert.equal(told(says(['text', 'Created: Dinner'])), 'unproven');
  assert.equal(told(says(['text', 'Created:'], ['strong', '', {}, ['text', 'Dinner']])), 'unproven');
  assert.equal(told(page(['main', '', {}, days], line('Dinner was added', { lifted: true }))), 'unproven');
});

test('a thing that stands elsewhere, too, and what a message itself says are proved', () => {
  const status: Tree = ['status', '', {}, ['text', 'Created:'], ['strong', '', {}, ['text', 'Dinner']]];
  assert.equal(told(page(['main', '', {}, days, line('3 Dinner')], status)), 'met');
  assert.equal(told(page(['main', '', {}, days], ['status', '', {}, ['text', 'Now: Dinner']])), 'met');
  assert.equal(told(page(['main', '', {}, days], line('Dinner was added')), 'Dinner'), 'met');
  const code = page(['status', '', {}, ['text', 'Created with the code X12']]);
  assert.equal(told(code, 'X12', 'code'), 'met');
  assert.equal(told(code, 'Created with', 'thing'), 'met');
});
