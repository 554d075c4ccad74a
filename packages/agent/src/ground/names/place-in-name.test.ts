import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const head = (words: string, level: number): Tree => ['heading', words, { level }, ['text', words]];
const list = (...words: string[]): Tree => [
  'list',
  '',
  {},
  ...words.map((word): Tree => ['listitem', '', {}, ['text', word]]),
];
const movers: Tree = [
  'region',
  '',
  {},
  head('Top movers', 2),
  head('Rising', 3),
  list('Rye', 'Oat'),
  head('Falling', 3),
  list('Spelt'),
];
const prices: Tree = ['region', '', {}, head('Prices', 2), head('Rising', 3), list('Salt')];
const view = page(['main', '', {}, movers, prices]);

test('a title may be told with the title that it stands under', () => {
  assert.equal(verdictOf(view, 'Rye is listed under Rising in Top movers.'), 'met');
  for (const claim of ['Spelt is listed under Rising in Top movers.', 'Salt is listed under Rising in Top movers.'])
    assert.equal(verdictOf(view, claim), 'not_met', claim);
  assert.notEqual(verdictOf(view, 'Rye is listed under Rising in Low movers.'), 'met');
});
