import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

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

test('of entries side by side those hang on a branch that lie deeper behind it', () => {
  const node = (name: string, level: number): Tree => ['treeitem', name, { level }, ['text', name]];
  const inside = (...nodes: Tree[]) => {
    const target = { text: 'a.md', scope: { relation: 'within' as const, text: 'docs' } };
    const view = page(['tree', '', {}, ...nodes]);
    return [
      check(view, { action: 'assertVisible', target }).status,
      check(view, { action: 'assertNotVisible', target }).status,
    ];
  };
  const [docs, src] = [node('docs', 1), node('src', 1)];
  assert.deepEqual(inside(docs, node('a.md', 2), src), ['met', 'not_met']);
  assert.deepEqual(inside(docs, node('old', 2), node('a.md', 3), src), ['met', 'not_met']);
  assert.deepEqual(inside(docs, src, node('a.md', 2)), ['not_met', 'met']);
  assert.deepEqual(inside(docs, node('a.md', 1), src), ['not_met', 'met']);
});

test('what is pressed under a branch is what hangs on it by its level, not what the next one holds', () => {
  const node = (name: string, level: number, ref = name): Tree => ['treeitem', name, { level, ref }, ['text', name]];
  const pressed = (...nodes: Tree[]) => {
    const target = { text: 'a.md', scope: { relation: 'below' as const, text: 'docs' } };
    const found = ground(page(['tree', '', {}, ...nodes]), { target, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  const [src, docs] = [node('src', 1), node('docs', 1)];
  assert.equal(pressed(src, node('a.md', 2, 'other'), docs, node('a.md', 2, 'own')), 'own');
  assert.equal(pressed(docs, src, node('a.md', 2, 'other')), 'none');
});
