import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const words = (said: string): Tree => ['generic', '', {}, ['text', said]];
const entry = (name: string, day: string, sum: string): Tree => [
  'listitem',
  '',
  {},
  box(box(['heading', name, { level: 6 }, ['text', name]], words(day))),
  words(sum),
];
const view = page(['list', '', {}, entry('Netflix', '27 March', '- $ 2,500'), entry('Webflow', '26 March', 'Pending')]);
const verdict = (spec: string) => verdictOf(view, spec);

test('what an entry shows further off than below its title may be told of it, and what the next one shows is not', () => {
  assert.equal(verdict('Netflix shows "- $ 2,500"'), 'unproven');
  assert.equal(verdict('Netflix shows "27 March"'), 'met');
  assert.equal(verdict('Netflix shows "Pending"'), 'not_met');
  assert.equal(verdict('The Webflow transaction is Pending'), 'unproven');
});

test('nor is it denied of the entry', () => {
  assert.equal(verdict('Netflix does not show "- $ 2,500"'), 'unproven');
  assert.equal(verdict('Netflix does not show "Pending"'), 'met');
});
