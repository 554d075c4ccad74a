import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../test/page.ts';
import { ground } from './ground.ts';

const button = (name: string, description: string): Tree => ['button', name, { description }, ['text', name]];
const pressed = (text: string, ...trees: Tree[]) => {
  const found = ground(page(...trees), { target: { text }, purpose: 'press', exact: false, goes: true });
  return found.kind === 'one' ? found.item.name : found.kind;
};

test('what is pressed goes by a tip that goes on from its name, where nothing is called so', () => {
  const views = [button('month', 'month view'), button('list', 'list view')];
  assert.equal(pressed('list view', ...views), 'list');
  assert.equal(pressed('month view', ...views), 'month');
  assert.equal(pressed('year view', ...views), 'none');
  assert.equal(pressed('list view', ...views, button('List view', '')), 'List view');
  assert.equal(pressed('list view', ...views, button('list', 'list view')), 'many');
  assert.equal(pressed('list view', button('Save', 'list view')), 'none');
  assert.equal(pressed('list view', button('list', 'Opens the list view of all rehearsals')), 'none');
});
