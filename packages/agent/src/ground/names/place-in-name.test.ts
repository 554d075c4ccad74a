import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { headingOf, listOf, page, type Tree } from '../../../test/page.ts';

const movers: Tree = [
  'region',
  '',
  {},
  headingOf('Top movers', 2),
  headingOf('Rising', 3),
  listOf('Rye', 'Oat'),
  headingOf('Falling', 3),
  listOf('Spelt'),
];
const prices: Tree = ['region', '', {}, headingOf('Prices', 2), headingOf('Rising', 3), listOf('Salt')];
const view = page(['main', '', {}, movers, prices]);

test('a title may be told with the title that it stands under', () => {
  assert.equal(verdictOf(view, 'Rye is listed under Rising in Top movers.'), 'met');
  for (const claim of ['Spelt is listed under Rising in Top movers.', 'Salt is listed under Rising in Top movers.'])
    assert.equal(verdictOf(view, claim), 'not_met', claim);
  assert.notEqual(verdictOf(view, 'Rye is listed under Rising in Low movers.'), 'met');
});
