import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, page, type Tree } from '../../test/page.ts';
import { entryGroups } from './entries.ts';

const button = (name: string): Tree => ['button', name, {}, ['text', name]];
const picture: Tree = ['img', ''];

test('a bar of fields and buttons and the box of the list below it are no entries of a list', () => {
  const bar = (...more: Tree[]) => box(button('Add'), ['textbox', 'Filter'], ['button', '', {}, picture], ...more);
  const entry = (name: string) => box(button(`#${name}`), ['text', name], picture);
  const list = box(entry('dining'), entry('gift'), entry('medical'));
  const sizes = (...parts: Tree[]) =>
    entryGroups(page(['main', '', {}, ...parts]).items, { noun: 'tags', role: 'listitem' }).map(
      ({ items }) => items.length,
    );
  assert.deepEqual(sizes(bar(), list), [3]);
  // What says something of its own may be a card beside one that has more in it.
  assert.deepEqual(sizes(bar(['text', 'A post of mine']), list), [2]);
});
