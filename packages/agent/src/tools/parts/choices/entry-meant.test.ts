import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { page, selectOf, type Tree } from '../../../../test/page.ts';
import { entryMeant } from './entry-meant.ts';

const select = (value: string, text: string): Step => ({ action: 'select', kind: 'action', value, target: { text } });
const row = (...words: string[]): Tree => [
  'row',
  '',
  {},
  ...words.map((word): Tree => ['cell', word, {}, ['text', word]]),
];
const table: Tree = ['table', '', {}, row('Nord Ltd', 'Oslo'), row('Nordic Ltd', 'Bergen')];

test('the row for a name is that row, unless a dropdown by that name may offer one', () => {
  const [, , , ...options] = selectOf('column', 'row');
  const layout: Tree = ['combobox', 'Layout', { tag: 'select', value: 'column' }, ...(options as Tree[])];
  const meant = (value: string, text: string) => entryMeant(page(table, layout), select(value, text))?.target;
  assert.deepEqual(meant('row', 'Nordic Ltd'), { text: 'Nordic Ltd', role: 'row' });
  assert.deepEqual(meant('entry', 'Nordic Ltd'), { text: 'Nordic Ltd', role: 'listitem' });
  assert.equal(meant('row', 'Layout'), undefined);
  assert.equal(meant('Oslo', 'Nordic Ltd'), undefined);
});
