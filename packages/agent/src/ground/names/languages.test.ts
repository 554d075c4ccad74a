import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const button = (name: string, ...states: string[]): Tree => ['button', name, { states }, ['text', name]];
const menu: Target = { text: 'language', role: 'menu' };
const opened = (target: Target, ...trees: Tree[]) => {
  const found = ground(page(...trees), { target, purpose: 'press', exact: false });
  return found.kind === 'one' ? found.item.name : found.kind;
};

test('the language menu is the control that says nothing but the language in use', () => {
  for (const name of ['English', 'Deutsch', 'Français', 'German', 'English (US)', '日本語'])
    assert.equal(opened(menu, ['link', 'Home'], button(name), button('Save')), name);
  assert.equal(opened({ text: 'language switcher' }, button('EN', 'haspopup'), button('OK')), 'EN');
  assert.equal(opened(menu, ['link', 'Deutsch'], ['link', 'Italiano'], button('English', 'collapsed')), 'English');
});

test('a mere code, one language of several, and what goes by the name itself are as before', () => {
  assert.equal(opened(menu, button('NO'), button('IT')), 'none');
  assert.equal(opened(menu, ['link', 'Deutsch'], ['link', 'English']), 'many');
  assert.equal(opened(menu, button('Language', 'collapsed'), button('English', 'collapsed')), 'Language');
  assert.equal(opened({ text: 'country', role: 'menu' }, button('English', 'collapsed')), 'none');
});
