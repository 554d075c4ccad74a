import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const line = (words: string): Tree => ['paragraph', '', {}, ['text', words]];
const shown = (actedOn: Tree[], view: Tree[], text = 'Saved') =>
  check(page(...view), { action: 'assertVisible', target: { text } }, { actedOn: page(...actedOn) }).status;

test('a report that only a sentence of the page holds, and held before, may never have come', () => {
  const standing = line('Events are saved here');
  assert.equal(shown([standing], [standing]), 'unproven');
  assert.equal(shown([standing], [standing, line('Saved')]), 'met');
  assert.equal(shown([standing], [standing, line('All changes saved')]), 'met');
  assert.equal(shown([line('Nothing yet')], [standing]), 'met');
  assert.equal(shown([line('Saved')], [line('Saved')]), 'met');
  assert.equal(shown([standing], [standing], 'Events'), 'met');
});
