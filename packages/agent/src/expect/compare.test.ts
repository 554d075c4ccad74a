import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareNumber, compareText, numberIn, regexOf } from './compare.ts';

test('numbers are read as people write them', () => {
  const cases: [string, number | null][] = [
    ['€45,000', 45_000],
    ['1.234,50 €', 1_234.5],
    ['$1,234.50', 1_234.5],
    ['−3 °C', -3],
    ['-$12.00', -12],
    ['1 200 km', 1_200],
    ['49.50', 49.5],
    ['12k users', 12_000],
    ['Total: 7 of 9', 7],
    ['none', null],
  ];
  for (const [text, wanted] of cases) assert.equal(numberIn(text), wanted, text);
});

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
