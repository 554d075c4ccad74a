import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const part = (title: string, ...lines: string[]): Tree[] => [
  [
    'region',
    '',
    {},
    ['heading', title, { level: 2 }, ['text', title]],
    ...lines.map((line): Tree => ['paragraph', '', {}, ['text', line]]),
  ],
];
const view = page(...part('Frequently asked questions', 'Can I pay later?'), ...part('Terms of use', 'No dogs'));

test('what is called by its initials is what stands under the only heading that has them', () => {
  assert.equal(verdictOf(view, 'The FAQ section contains "Can I pay later?".'), 'met');
  assert.notEqual(verdictOf(view, 'The FAQ section contains "No dogs".'), 'met');
  assert.notEqual(verdictOf(view, 'The FAR section contains "Can I pay later?".'), 'met');
});

test('where something is called so, or two headings have the initials, none is spelled out', () => {
  const named = page(...part('FAQ', 'Who are you?'), ...part('Frequently asked questions', 'Can I pay later?'));
  assert.notEqual(verdictOf(named, 'The FAQ section contains "Can I pay later?".'), 'met');
  const two = page(...part('Frequently asked questions', 'Can I pay later?'), ...part('Free air quiz', 'What is air?'));
  assert.notEqual(verdictOf(two, 'The FAQ section contains "Can I pay later?".'), 'met');
});
