import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { fullText, type PageNode } from './view.ts';

const at = (x: number, words: string, more: Partial<PageNode> = {}): Tree => [
  'generic',
  '',
  { box: { x, y: 64, width: 140, height: 12 }, ...more },
  ['text', words],
];
const read = (...parts: Tree[]) => fullText(page(['cell', '', {}, ...parts]).items[0]!);

test('the same words at the very same place are read once', () => {
  assert.equal(read(at(0, 'Seeding 80%'), at(0, 'Seeding 80%')), 'Seeding 80%');
  assert.equal(read(at(0, 'Yes'), at(160, 'Yes')), 'Yes Yes', 'beside each other they are two');
  assert.equal(read(at(0, 'Seeding'), at(0, '80%')), 'Seeding 80%');
});

test('what is seen is read, whatever lies under it unseen, and what is pressed keeps its words', () => {
  assert.equal(page(at(0, 'Ann', { faded: true }), at(0, 'Ann')).items.filter(({ text }) => text === 'Ann').length, 2);
  assert.equal(read(at(0, 'Save'), ['button', 'Save', {}, at(0, 'Save')]), 'Save Save');
});
