import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../../test/page.ts';
import { comesAbout } from './across.ts';

const view = page([
  'main',
  '',
  {},
  ['button', 'Save note', {}, ['text', 'Save note']],
  ['heading', 'Saved note', {}, ['text', 'Saved note']],
  ['list', '', {}, ['listitem', '', {}, ['text', 'Home']], ['listitem', '', {}, ['text', 'Shoes']]],
  ['generic', '', {}, ['link', 'Blue mug', {}, ['text', 'Blue mug']], ['text', '€12.00']],
  ['generic', '', {}, ['term', '', {}, ['text', 'Total due']], ['definition', '', {}, ['text', '€45.00 with tax']]],
]);
const root = view.items.find(({ role }) => role === 'main')!;

test('words that begin amid one thing and end in the next are said by neither', () => {
  assert.equal(comesAbout(root, 'note Saved'), true);
  assert.equal(comesAbout(root, 'Home Shoes'), true);
  assert.equal(comesAbout(root, 'due €45.00'), true);
});

test('a label and its value, the title of a card and its price and the steps of a trail are read together', () => {
  assert.equal(comesAbout(root, 'Total due €45.00'), false);
  assert.equal(comesAbout(root, 'Blue mug €12.00'), false);
  assert.equal(comesAbout(root, 'Home / Shoes'), false);
  assert.equal(comesAbout(root, 'Saved note'), false);
});
