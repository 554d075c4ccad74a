import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const heading = (words: string): Tree => ['heading', words, { level: 2 }, text(words)];
const person = (name: string): Tree => box(box(text(name.slice(0, 2))), heading(name), text('Admin'), box(text('vip')));

test('what pages draw without marking it is not told to be missing, unless the page says so', () => {
  const team = page(heading('Team'), box(person('Ben Ruiz'), person('Ella Chen')));
  for (const noun of ['avatars', 'tags', 'chips', 'badges'])
    assert.equal(verdictOf(team, `There are no ${noun}.`), 'unproven', noun);
  const bare = page(heading('Post'), ['paragraph', '', {}, text('No tags yet')]);
  assert.equal(verdictOf(bare, 'There are no tags.'), 'met');
});

test('what is marked as a branch or a trail stands there', () => {
  const branch = (name: string): Tree => ['treeitem', name, {}, text(name)];
  const link = (name: string): Tree => ['listitem', '', {}, ['link', name, { href: `/${name}` }, text(name)]];
  const view = page(
    ['navigation', 'Breadcrumb', {}, ['list', '', {}, link('Home'), link('Shop')]],
    ['tree', 'Folders', {}, branch('Plan'), branch('Notes')],
  );
  assert.equal(verdictOf(view, 'There are no tree items.'), 'not_met');
  assert.equal(verdictOf(view, 'There are no breadcrumbs.'), 'not_met');
  assert.equal(verdictOf(page(heading('Shop')), 'There are no tree items.'), 'met');
});

test('a line that begins with the word leaves it open whether it is the thing', () => {
  const hint = page(heading('Search'), ['paragraph', '', {}, text('Hint: press Enter')]);
  assert.equal(verdictOf(hint, 'There is no hint.'), 'unproven');
  assert.equal(verdictOf(page(heading('Search')), 'There is no hint.'), 'met');
});

test('a title that says 0 is none of what it titles', () => {
  const notes = (title: string, ...held: Tree[]) => page(['region', '', {}, heading(title), ...held]);
  assert.equal(
    verdictOf(notes('Notes (0)', ['paragraph', '', {}, text('No notes yet.')]), 'There are no notes.'),
    'met',
  );
  const list: Tree = ['list', '', {}, ['listitem', '', {}, text('Allergic')], ['listitem', '', {}, text('Late')]];
  assert.equal(verdictOf(notes('Notes (2)', list), 'There are no notes.'), 'not_met');
  assert.notEqual(verdictOf(notes('Notes (0)', list), 'There are no notes.'), 'met');
});
