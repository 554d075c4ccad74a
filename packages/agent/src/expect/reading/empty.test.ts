import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const of = (role: string, words: string): Tree => [role, '', {}, ['text', words]];

test('a dash alone stands for nothing, as the value of a term or behind a label in its line', () => {
  const view = page([
    'main',
    '',
    {},
    ['generic', '', {}, of('term', 'Website'), of('definition', '—'), of('term', 'Phone'), of('definition', '555 12')],
    of('paragraph', 'Mobile: –'),
    of('paragraph', 'Home: 12'),
    ['list', '', {}, of('listitem', 'Pager -'), of('listitem', 'Telex 7')],
  ]);
  const verdicts = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));
  for (const name of ['Website', 'Mobile', 'Pager'])
    assert.deepEqual(verdicts(`${name} is empty`, `${name} is not empty`), ['met', 'not_met'], name);
  for (const name of ['Phone', 'Home'])
    assert.deepEqual(verdicts(`${name} is empty`, `${name} is not empty`), ['not_met', 'met'], name);
});

test('the plain words that a box begins with by its name are its title, and nothing that it holds', () => {
  const line = (words: string): Tree => ['generic', '', {}, ['text', words]];
  const card = (title: string, words: string): Tree => ['region', title, { framed: true }, line(title), line(words)];
  const of = (words: string) => page(card('Disputes', words), card('Refunds', '2 open'));
  const isEmpty = (words: string) => verdictOf(of(words), 'The Disputes section is empty');
  assert.deepEqual([isEmpty('No disputes'), isEmpty('Broken cup, 3 May')], ['unproven', 'not_met']);
  const mere = page(line('Disputes'), line('Broken cup, 3 May'));
  assert.equal(verdictOf(mere, 'The Disputes section is empty'), 'unproven');
});
