import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const closer: Tree = ['button', 'Close success message', { tag: 'button' }, ['text', 'x']];
const said: Tree = ['text', 'Ana booked Cedar for 2'];
const says = (value: string, op: Op, ...trees: Tree[]) =>
  check(page(['heading', 'Book'], ...trees), { action: 'assertText', target: { noun: 'message' }, op, value }).status;

test('the button that closes a message is not what the message says', () => {
  const note: Tree = ['note', 'Success Message Ana booked Cedar for 2', {}, said, closer];
  assert.equal(says('Cedar', 'contains', note), 'met');
  assert.equal(says('Cedar', 'not-contains', note), 'not_met');
  assert.equal(says('Birch', 'not-contains', note), 'met');
});

test('where nothing but that button bears the word, what it closes may say so', () => {
  assert.equal(says('Cedar', 'not-contains', ['generic', '', {}, said, closer]), 'unproven');
  assert.equal(says('Cedar', 'not-equals', ['generic', '', {}, said, closer]), 'unproven');
});
