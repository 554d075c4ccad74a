import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

const tree = (docs: Tree[], src: Tree[]) =>
  page([
    'tree',
    '',
    {},
    ['treeitem', 'docs', {}, ['text', 'docs'], ['group', '', {}, ...docs]],
    ['treeitem', 'src', {}, ['text', 'src'], ['group', '', {}, ...src]],
  ]);
const file: Tree = ['treeitem', 'a.md', {}, ['text', 'a.md']];

test('what hangs on the next branch is not inside this one', () => {
  const inside = (view: ReturnType<typeof tree>) =>
    check(view, { action: 'assertVisible', target: { text: 'a.md', scope: { relation: 'within', text: 'docs' } } })
      .status;
  assert.equal(inside(tree([file], [])), 'met');
  assert.equal(inside(tree([], [file])), 'not_met');
  const entry = (name: string, ...files: Tree[]): Tree => [
    'listitem',
    '',
    {},
    ['text', name],
    ['list', '', {}, ...files],
  ];
  const own: Tree = ['listitem', '', {}, ['text', 'a.md']];
  assert.equal(inside(page(['list', '', {}, entry('docs', own), entry('src')])), 'met');
  assert.equal(inside(page(['list', '', {}, entry('docs'), entry('src', own)])), 'not_met');
});
