import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const at = (y: number, words: string): Tree => [
  'generic',
  '',
  { box: { x: 32, y, width: 584, height: 18 } },
  ['text', words],
];
const field = (y: number, ref: string, hint: string, ...words: string[]): Tree => [
  'generic',
  '',
  {},
  ['generic', '', {}, ...words.map((word, line) => at(y + 18 * line, word))],
  ['textbox', hint, { ref, tag: 'input', value: '', placeholder: hint }],
];
const found = (text: string, ...trees: Tree[]) => {
  const result = ground(page(['generic', '', {}, ...trees]), { target: { text }, purpose: 'field', exact: true });
  return result.kind === 'one' ? result.item.ref : null;
};

test('words with a sentence below them that explains them are the label of the field beside them', () => {
  const call = field(80, 'call', 'Give it a good name...', 'What should we call it?', 'Start with a letter.');
  const where = field(120, 'where', 'Town', 'Parameter Name', 'Start with a letter.');
  assert.equal(found('What should we call it?', call, where), 'call');
  assert.equal(found('Parameter Name', call, where), 'where');
  assert.equal(found('Start with a letter.', call, where), null);
  assert.equal(found('Ann', field(80, 'mail', 'Mail', 'Ann', 'Berg')), null);
});
