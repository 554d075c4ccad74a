import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const box = (width: number) => ({ x: 16, y: 340, width, height: 44 });

/** A box of a label and what is chosen, with a button over both, or over the choice alone. */
function field(label: string, choice: string, options: { name: string; width?: number }): Tree {
  const shown: Tree[] = choice === '' ? [] : [['generic', '', {}, ['text', choice]]];
  const button: Tree = ['button', options.name, { states: ['haspopup'], box: box(options.width ?? 1200) }];
  return ['generic', '', { box: box(1200) }, ['generic', '', {}, ['text', label]], ...shown, button];
}

test('a button laid over a label and a choice, and called by both, is a dropdown', () => {
  const view = page(
    field('Crust', 'Thick crust', { name: 'Crust, Thick crust' }),
    field('Toppings', '', { name: 'Toppings' }),
  );
  const found = ground(view, { target: { text: 'Crust' }, purpose: 'dropdown', exact: true });
  assert.ok(found.kind === 'one' && found.item.role === 'combobox');
  const holds = (text: string, value: string) =>
    check(view, { action: 'assertValue', target: { text }, value, op: 'equals' }).status;
  assert.deepEqual([holds('Crust', 'Thick crust'), holds('Crust', 'Thin crust')], ['met', 'not_met']);
  assert.deepEqual([holds('Toppings', ''), holds('Toppings', 'Corn')], ['met', 'not_met']);
});

test('a button of another name, or over a part of the box, stays a button', () => {
  const view = page(
    field('Save, then close', 'Draft', { name: 'Save, then close' }),
    field('Menu', 'File', { name: 'Menu, File', width: 40 }),
  );
  assert.deepEqual(
    view.items.filter(({ role }) => role === 'combobox'),
    [],
  );
});
