import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

const jobs = (...last: string[]) =>
  page(tableOf('Jobs', ['Job', 'Copies'], ['Menu cards', '400'], ['Wine labels', '3000'], last));

test('a last row of figures alone, which says nothing of what it is, may be no entry', () => {
  const view = jobs('', '3400');
  for (const claim of ['The last job is "3400".', 'The last row is "Wine labels".', 'There are 3 jobs.'])
    assert.equal(verdictOf(view, claim), 'unproven', claim);
  assert.equal(verdictOf(view, 'The last row is "Menu cards".'), 'not_met');
  assert.equal(verdictOf(view, 'The first row is "Menu cards".'), 'met');
});

test('a last row that says what it is, or says words elsewhere, is one', () => {
  assert.equal(verdictOf(jobs('Parish letter', '900'), 'The last row is "Parish letter".'), 'met');
  assert.equal(verdictOf(jobs('Parish letter', '900'), 'There are 3 jobs.'), 'met');
  assert.equal(verdictOf(jobs('', 'none'), 'There are 3 jobs.'), 'met');
});
