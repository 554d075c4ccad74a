import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const at = (x: number, width = 20) => ({ x, y: 10, width, height: 20 });
const save: Tree = ['button', 'Save', { ref: 'save', box: at(0, 60) }, ['text', 'Save']];
const opener = (x: number, more: object, sign = '', ...parts: Tree[]): Tree => [
  'button',
  'dropdownbutton',
  { ref: 'opener', box: at(x), states: ['haspopup', 'collapsed'], ...more },
  ['text', sign],
  ...parts,
];
const pressed = (...trees: Tree[]) => {
  const target = { text: 'arrow', scope: { relation: 'near', text: 'Save' } } as const;
  const found = ground(page(['generic', '', {}, save, ...trees]), { target, purpose: 'press', exact: false });
  return found.kind === 'one' ? found.item.ref : found.kind;
};

test('the arrow next to a button is what opens right behind it and shows no words', () => {
  assert.equal(pressed(opener(60, {}, '▾')), 'opener');
  assert.equal(pressed(opener(66, { icon: 'chevron down' })), 'opener');
  assert.equal(pressed(opener(60, {})), 'opener');
  const told: Tree = ['generic', '', { box: { ...at(60), width: 1, height: 1 } }, ['text', 'Toggle menu']];
  assert.equal(pressed(opener(60, {}, '▾', told)), 'opener');
});

test('no arrow is what opens nothing, shows words or another sign, or stands apart', () => {
  assert.equal(pressed(opener(60, { states: [] }, '▾')), 'none');
  assert.equal(pressed(opener(60, {}, 'More')), 'none');
  assert.equal(pressed(opener(60, {}, '⋮')), 'none');
  assert.equal(pressed(opener(60, { icon: 'ellipsis' })), 'none');
  assert.equal(pressed(opener(66, {})), 'none');
  assert.equal(pressed(opener(160, {}, '▾')), 'none');
});
