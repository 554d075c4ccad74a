import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const link = (words: string): Tree => ['link', words, { href: '/7' }, text(words)];
const menu: Tree = ['list', '', {}, ['listitem', '', {}, link('About')], ['listitem', '', {}, link('Help')]];
const titled = (...titles: string[]) =>
  page(
    menu,
    ...titles.map((title): Tree => ['heading', title, { level: 3 }, text(title)]),
    box(['term', '', {}, link('Roof plan')], ['definition', '', {}, text('Of the barn')]),
    menu,
  );

test('a title tells how many were found, whatever else is listed on the page', () => {
  const view = titled('Results (1)');
  for (const claim of ['There is 1 result.', 'One result is found.'])
    assert.equal(verdictOf(view, claim), 'met', claim);
  for (const number of ['2', '3', '4', 'no'])
    assert.notEqual(verdictOf(view, `There are ${number} results.`), 'met', number);
});

test('two such titles, and one of another noun, tell nothing of it', () => {
  assert.notEqual(verdictOf(titled('Results (1)', 'Results (7)'), 'There is 1 result.'), 'met');
  assert.notEqual(verdictOf(titled('Messages (1)'), 'There is 1 message.'), 'met');
});

test('of more than one page of them this one may show fewer', () => {
  const row = (words: string): Tree => ['listitem', '', {}, ['heading', words, { level: 4 }, text(words)]];
  const view = page(
    ['heading', 'Results (9)', { level: 3 }, text('Results (9)')],
    ['list', '', {}, row('A'), row('B')],
  );
  assert.equal(verdictOf(view, 'There are 9 results.'), 'met');
  assert.equal(verdictOf(view, 'There are 2 results.'), 'met');
  assert.notEqual(verdictOf(view, 'There are 3 results.'), 'met');
});
