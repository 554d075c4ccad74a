import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const words = (role: string, name: string, more: object = {}): Tree => [role, name, more, ['text', name]];
const article = (title: string): Tree => ['article', '', {}, words('heading', title, { level: 2, tag: 'h2' })];
const aside: Tree = ['complementary', '', {}, ['list', '', {}, ['listitem', '', {}, words('link', 'Storm warning')]]];

test('a link beside the articles that a page marks is not told to be the article by its name, nor not to be it', () => {
  const view = page(['main', '', {}, article('Ferry returns'), article('Dredging')], aside);
  assert.equal(verdictOf(view, 'The article "Storm warning" is shown.'), 'unproven');
  assert.equal(verdictOf(view, 'The article "Storm warning" is not shown.'), 'unproven');
  assert.equal(verdictOf(view, '"Storm warning" is shown.'), 'met');
  assert.equal(verdictOf(view, 'The article "Ferry returns" is shown.'), 'met');
  assert.equal(verdictOf(view, 'The article "Ferry returns" is not shown.'), 'not_met');
  assert.equal(verdictOf(view, 'The article "Fog" is shown.'), 'not_met');
  assert.equal(verdictOf(page(aside), 'The article "Storm warning" is shown.'), 'met');
});
