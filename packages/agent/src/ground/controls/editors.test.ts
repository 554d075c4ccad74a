import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';
import type { PageNode } from '../view/view.ts';

const file = (more: Partial<PageNode> = {}): Tree => [
  'button',
  '',
  { ref: 'file', tag: 'input', type: 'file', ...more },
];
const hidden = file({ states: ['hidden'] });
const written: Tree = ['generic', '', {}, ['generic', '', {}, ['textbox', '', { ref: 'editor' }]]];
const bar = (...more: Tree[]): Tree => ['generic', '', {}, ['img', ''], ['generic', '', {}, ['text', '1']], ...more];
const called = (words: string, ...parts: Tree[]): Tree => [
  'generic',
  '',
  {},
  ['generic', '', { tag: 'label' }, ['text', words]],
  ...parts,
];

function found(target: object, purpose: 'field' | 'form-control', ...trees: Tree[]): string | null {
  const result = ground(page(['form', '', {}, ...trees]), { target, purpose, exact: false });
  return result.kind === 'one' ? result.item.ref : null;
}

test('what an editor keeps hidden for a file is no field, and takes no name from the editor', () => {
  for (const target of [{ text: 'Summary', noun: 'editor' }, { text: 'Summary' }, { text: 'summary' }]) {
    assert.equal(found(target, 'field', called('Summary', bar(hidden), written)), 'editor');
    assert.equal(found(target, 'field', called('Summary', bar(file()))), null);
  }
});

test('a field without a name goes by the label it stands under, though that names no field', () => {
  const chosen = (ref: string): Tree => ['combobox', '', { ref, tag: 'input' }];
  const field = (words: string, ref: string) => called(words, ['generic', '', {}, ['text', 'overdue'], chosen(ref)]);
  const form = [field('Borrower', 'who'), field('Status', 'status')];
  assert.equal(found({ text: 'Status' }, 'form-control', ...form), 'status');
  assert.equal(found({ text: 'status' }, 'field', ...form), 'status');
  assert.equal(found({ text: 'Status' }, 'form-control', called('Status', ['text', 'overdue'])), 'e3');
});

test('the editor of a kind that the page speaks of is its only one without a name', () => {
  const words: Tree = ['generic', '', {}, ['text', 'Run a recipe query on the pantry']];
  const code: Tree = ['generic', '', {}, ['textbox', '', { ref: 'code', tag: 'textarea' }]];
  const limit: Tree = ['textbox', 'Limit', { ref: 'limit', tag: 'input' }];
  assert.equal(found({ text: 'recipe', noun: 'editor' }, 'field', words, code, limit), 'code');
  assert.equal(found({ text: 'budget', noun: 'editor' }, 'field', words, code, limit), null);
  assert.equal(found({ text: 'recipe', noun: 'editor' }, 'field', words, code, code), null);
});
