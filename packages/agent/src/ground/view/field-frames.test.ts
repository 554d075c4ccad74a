import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

test('a nameless box that calls itself a dropdown is the frame of the one in it, and the label in it no value', () => {
  const field: Tree = [
    'combobox',
    'Language',
    { tag: 'input', label: 'Language', value: 'English', states: ['collapsed'] },
  ];
  const chosen: Tree = ['generic', '', {}, ['generic', '', {}, ['text', 'English']], field];
  const frame: Tree = [
    'combobox',
    '',
    { states: ['collapsed', 'haspopup'] },
    ['generic', '', {}, ['text', 'Language'], chosen],
  ];
  const view = page(['main', '', {}, ['heading', 'Settings', {}, ['text', 'Settings']], frame]);
  assert.equal(verdictOf(view, 'The language is not "English".'), 'not_met');
  assert.equal(verdictOf(view, 'The language is "English".'), 'met');
  assert.equal(verdictOf(view, 'The language is "Language".'), 'not_met');
  assert.equal(verdictOf(view, 'There is 1 dropdown.'), 'met');
});

test('a box that holds two dropdowns, or has a name of its own, is no frame', () => {
  const field = (name: string): Tree => ['combobox', name, { tag: 'input', label: name, value: '' }];
  const roles = (...parts: Tree[]) => page(...parts).items.map(({ role }) => role);
  assert.equal(roles(['combobox', '', {}, field('From'), field('To')])[0], 'combobox');
  assert.equal(roles(['combobox', 'Route', {}, field('From')])[0], 'combobox');
});
