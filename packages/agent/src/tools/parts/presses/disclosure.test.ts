import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../../test/page.ts';
import type { Item } from '../../../ground/view/view.ts';
import { disclosureFor } from './disclosure.ts';

const arrow = (ref: string): Tree => [
  'generic',
  'caret-down',
  { ref, states: ['clickable'] },
  ['img', 'caret-down', { ref: `${ref}i` }],
];
const title = (ref: string): Tree => ['generic', ref, { ref, states: ['clickable'] }, ['text', ref]];

function unfolded(...entry: Tree[]): string | null {
  return pressed(['collapsed', 'expanded'], entry);
}

function pressed([from, to]: ['collapsed', 'expanded'] | ['expanded', 'collapsed'], entry: Tree[]): string | null {
  const view = page(['tree', '', {}, ['treeitem', 'Documents', { ref: 'node', states: [from] }, ...entry]]);
  return disclosureFor(view.items.find(({ ref }) => ref === 'Documents') as Item, to).ref;
}

test('an entry of a tree is unfolded by the arrow in its own line, where its words merely choose it', () => {
  assert.equal(unfolded(arrow('own'), title('Documents')), 'own');
  assert.equal(pressed(['expanded', 'collapsed'], [arrow('own'), title('Documents')]), 'own');
  const inner: Tree = ['treeitem', 'Inner', { ref: 'inner', states: ['collapsed'] }, arrow('inner arrow')];
  assert.equal(unfolded(title('Documents'), ['group', '', {}, inner]), 'Documents');
});

test('a row is unfolded by the one cell or button in it that is called so and shows but an arrow', () => {
  const cell = (name: string, text: string, ref: string): Tree => ['gridcell', name, { ref }, ['text', text]];
  const found = (...cells: Tree[]) => {
    const view = page(['grid', '', {}, ['row', 'Alfa', { ref: 'row' }, ...cells]]);
    return disclosureFor(view.items.find(({ ref }) => ref === 'row') as Item).ref;
  };
  assert.equal(found(cell('Expand', '▸', 'arrow'), cell('Alfa', 'Alfa', 'name')), 'arrow');
  assert.equal(found(cell('Expand the team', 'Expand the team', 'task'), cell('Alfa', 'Alfa', 'name')), 'row');
  assert.equal(found(cell('Expand', '▸', 'one'), cell('Expand', '▸', 'other')), 'row');
});
