import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareNumber, compareText, regexOf } from './compare.ts';

test('text comparisons fold case and space, unless the case counts', () => {
  assert.equal(compareText('  In   Progress ', 'equals', 'in progress'), true);
  assert.equal(compareText('robin t.', 'equals', 'Robin T.', { exactCase: true }), false);
  assert.equal(compareText('Profile', 'contains', 'Pro'), false);
  assert.equal(compareText('Plan: Pro (trial)', 'contains', 'Pro (trial)'), true);
  assert.equal(compareText('abc', 'matches', '/^A/i'), true);
});

test('a broken regular expression is none', () => {
  assert.equal(regexOf('/(/'), null);
});

test('increased and decreased are strict', () => {
  assert.equal(compareNumber(3, 'increased', 3), false);
  assert.equal(compareNumber(4, 'increased', 3), true);
  assert.equal(compareNumber(2, 'decreased', 3), true);
});

test('a text does not contain a word that is only a part of its compounds', () => {
  assert.equal(compareText('Pre-request, post-request', 'not-contains', 'post'), true);
  assert.equal(compareText('post-request by post', 'not-contains', 'post'), false);
  assert.equal(compareText('INV-2031', 'not-contains', '2031'), false);
});
