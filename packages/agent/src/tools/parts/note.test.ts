import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { noteOf, notesCalled } from './note.ts';

const note = (closer: string, title: string, ...more: Tree[]): Tree => [
  'generic',
  '',
  { ref: 'note' },
  ['heading', title, { ref: 'title' }, ['text', title]],
  ['button', closer, { ref: 'close' }, ['text', '×']],
  ...more,
];
const view = (tree: Tree) => page(['heading', 'Servers'], ['button', 'Export'], tree);
const called = (tree: Tree) => notesCalled(view(tree).items, { role: 'alert' }).map(({ ref }) => ref);
const around = (tree: Tree) => {
  const title = view(tree).items.find(({ ref }) => ref === 'title');
  return title === undefined ? undefined : noteOf(title).ref;
};
const told = 'Close Success alert: alert: Report exported';

test('a message that is marked as none is told by what closes it and says its words', () => {
  assert.deepEqual(called(note(told, 'Report exported')), ['note']);
  assert.equal(around(note(told, 'Report exported')), 'note');
});

test('what closes something else, or tells other words, closes no message', () => {
  assert.deepEqual(called(note('Close alert settings', 'Alert settings')), []);
  assert.deepEqual(called(note(told, 'Servers')), []);
  assert.deepEqual(called(note(told, 'Report exported', ['button', 'Undo', {}, ['text', 'Undo']])), []);
  assert.equal(around(note('Close account', 'Account')), 'title');
  assert.equal(around(note(told, 'Exported servers')), 'title');
});
