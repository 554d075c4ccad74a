import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

test('how many a page that a row tells of has is what its cell of that column says', () => {
  const view = page(tableOf('Top pages', ['Page', 'Visitors'], ['/home', '3256'], ['/icons', '986']));
  const verdict = (spec: string) => verdictOf(view, spec);
  assert.equal(verdict('the page "/icons" has 986 visitors'), 'met');
  assert.equal(verdict('the page "/icons" has 3256 visitors'), 'not_met');
});
