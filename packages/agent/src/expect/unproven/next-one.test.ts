import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const field = (name: string): Tree => ['textbox', name, { tag: 'textarea', value: '', states: ['editable'] }];
const heading = (words: string): Tree => ['heading', words, { level: 2 }, ['text', words]];
const list: Tree = ['list', '', {}, ['listitem', '', {}, ['text', 'Allergic to penicillin']]];

test('the field for a new note tells nothing of the notes that the heading speaks of', () => {
  for (const name of ['New note', 'Add a note', 'Write another note']) {
    const view = page(heading('Notes (1)'), list, field(name));
    assert.equal(verdictOf(view, 'The note says "Allergic to penicillin".'), 'unproven');
    assert.equal(verdictOf(view, 'The note is empty.'), 'unproven');
    assert.equal(verdictOf(view, 'There is 1 note.'), 'met');
  }
});

test('a field that is called so, and one on a page without such a heading, is the one that is meant', () => {
  assert.equal(verdictOf(page(heading('Notes'), field('Note')), 'The note is empty.'), 'met');
  assert.equal(verdictOf(page(heading('Account'), field('New note')), 'The note is empty.'), 'met');
});
