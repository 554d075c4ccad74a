import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground, type Place } from '../ground.ts';

function found(trees: Tree[], target: Target, purpose: Purpose = 'press'): string {
  const answer = ground(page(['document', '', {}, ...trees]), { target, purpose, exact: true });
  return answer.kind === 'one' ? (answer.item.ref ?? '') : answer.kind;
}

const words = (text: string, ref: string): Tree => ['generic', text, { ref }, ['text', text]];

test('words by the name of the only control of their box are its title', () => {
  const country: Tree = ['combobox', 'Country', { ref: 'country', tag: 'button' }];
  assert.equal(found([['listitem', '', {}, words('Country', 'title'), country]], { text: 'Country' }), 'country');
  const city: Tree = ['combobox', 'City', { ref: 'city', tag: 'button' }];
  assert.equal(found([['generic', '', {}, words('Country', 'title'), country, city]], { text: 'Country' }), 'many');
});

test('what is fully transparent is not meant beside what is seen, but in an entry it may wait for the pointer', () => {
  const send = (ref: string, faded: boolean): Tree => ['button', 'Send', { ref, faded }];
  assert.equal(found([send('ghost', true), send('seen', false)], { text: 'Send' }), 'seen');
  assert.equal(found([send('one', true), send('two', true)], { text: 'Send' }), 'many');
  const entry = (tree: Tree): Tree => ['listitem', '', {}, ['text', 'Ann'], tree];
  const list: Tree = ['list', '', {}, entry(send('ghost', true)), entry(send('seen', false))];
  assert.equal(found([list], { text: 'Send' }), 'many');
});

test('a slider and the field of its number are one control, which goes by the words in front of both', () => {
  const slider: Tree = ['slider', '', { ref: 'slider', value: '30' }];
  const field: Tree = ['spinbutton', '', { ref: 'field', tag: 'input', value: '30' }];
  const volume: Tree = ['generic', '', {}, ['text', 'Volume'], ['generic', '', {}, ['text', '0'], slider, field]];
  assert.equal(found([volume], { text: 'Volume' }, 'form-control'), 'field');
});

test('the box that an option draws is not pressed for it', () => {
  const option = (name: string): Tree => ['option', name, { ref: name }, ['checkbox', name, { ref: `box of ${name}` }]];
  const list: Tree = ['listbox', 'Skills', {}, option('Welding'), option('Counting')];
  assert.equal(found([list], { text: 'Counting' }, 'option'), 'Counting');
});

test('lists in the entries of a list are a tree where nothing is told to be one', () => {
  const link = (ref: string): Tree => ['link', 'depot', { ref }];
  const entry = (...trees: Tree[]): Tree => ['listitem', '', {}, ...trees];
  const tree: Tree = ['list', '', {}, entry(link('tree'), ['list', '', {}, entry(['link', 'crates'])])];
  const table: Tree = ['table', '', {}, ['row', '', {}, ['cell', '', {}, link('table')]]];
  const scope = { relation: 'within', noun: 'tree' } as const;
  assert.equal(found([tree, table], { text: 'depot', scope }), 'tree');
});

test('a dialog that stood there before and leaves the page within reach goes before nothing on it', () => {
  const box = { x: 0, y: 0, width: 80, height: 30 };
  const dialog = (name: string): Tree => [
    'dialog',
    name,
    { ref: name },
    ['button', 'Save', { ref: `${name} save`, box }],
  ];
  const trees = (states: string[]): Tree[] => [
    ['textbox', 'Name', { ref: 'name' }],
    ['button', 'Save', { ref: 'save', box, states }],
    dialog('Rate us'),
  ];
  const saved = (place: Place, states: string[] = []) => {
    const view = page(['document', '', {}, ...trees(states)]);
    const answer = ground(view, { target: { text: 'Save' }, purpose: 'press', exact: true }, place);
    return answer.kind === 'one' ? answer.item.ref : answer.kind;
  };
  const without = page(['document', '', {}, ...trees([]).slice(0, 2)]);
  const stood = page(['document', '', {}, ...trees([])]);
  const [field] = stood.items.filter(({ ref }) => ref === 'name');
  assert.equal(saved({ last: null, before: null }), 'many');
  assert.equal(saved({ last: field ?? null, before: stood }), 'many');
  assert.equal(saved({ last: field ?? null, before: without }), 'Rate us save');
  assert.equal(saved({ last: null, before: null }, ['occluded']), 'Rate us save');
});

test('a link to a part of this page goes by its name like any other control, one to the page itself does not', () => {
  const tab: Tree = ['tab', 'Billing', { ref: 'tab' }];
  const link = (href: string): Tree => ['link', 'Billing', { ref: 'link', href }];
  assert.equal(found([link('https://shop.test/cart?sort=price#billing'), tab], { text: 'Billing' }), 'many');
  assert.equal(found([link('https://shop.test/cart?sort=price'), tab], { text: 'Billing' }), 'tab');
});

test('of several in the box around a name the only one in its line stands next to it', () => {
  const at = (x: number, y: number) => ({ box: { x, y, width: 90, height: 30 } });
  const name = (text: string, x: number, y: number): Tree => ['generic', '', at(x, y), ['text', text]];
  const kick = (ref: string, x: number, y: number): Tree => ['button', 'Kick', { ref, ...at(x, y) }];
  const target: Target = { text: 'Kick', scope: { relation: 'near', text: 'Bo' } };
  const box = (...parts: Tree[]): Tree[] => [['generic', '', {}, ...parts]];
  const grid = [name('Al', 0, 0), kick('al', 200, 0), name('Bo', 0, 40), kick('bo', 200, 40)];
  assert.equal(found(box(...grid), target), 'bo');
  const columns = [name('Al', 0, 0), name('Bo', 100, 0), kick('al', 0, 40), kick('bo', 100, 40)];
  assert.equal(found(box(...columns), target), 'many');
  const wrapped: Tree[] = [['text', 'Al'], kick('al', 30, 0), ['text', 'Bo'], kick('bo', 150, 40)];
  assert.equal(found(box(...wrapped), target), 'many');
  const line = [name('Al', 0, 0), kick('al', 100, 0), name('Bo', 200, 0), kick('bo', 300, 0)];
  assert.equal(found(box(...line), target), 'many');
});

test('the words of another control in the label of a box to tick are no part of its name', () => {
  const help: Tree = ['button', 'About gift wrap', { tag: 'button' }, ['text', '?']];
  const tick: Tree = ['checkbox', 'Gift wrap About gift wrap', { ref: 'tick', label: 'Gift wrap About gift wrap' }];
  const line: Tree = ['generic', '', {}, tick, ['text', 'Gift wrap'], help];
  assert.equal(found([line], { text: 'Gift wrap' }, 'tick'), 'tick');
});

test('a sign beside the words is no part of the name', () => {
  const node = (name: string): Tree => ['treeitem', name, { ref: name }, ['text', name]];
  assert.equal(found([node('▸ Docs old'), node('▸ Docs')], { text: 'Docs' }), '▸ Docs');
  assert.equal(found([words('⠿ Fix login page', 'page'), words('⠿ Fix login', 'own')], { text: 'Fix login' }), 'own');
  assert.equal(found([words('Then fix login', 'told')], { text: 'Fix login' }), 'none');
});

test('of two by one name the one in the menu that the last step opened is meant', () => {
  const bulk: Tree = ['button', 'Archive', { ref: 'bulk' }];
  const menu: Tree = ['menu', '', { ref: 'menu' }, ['menuitem', 'Archive', { ref: 'own' }]];
  const click = (...before: Tree[]) => {
    const target = { text: 'Archive' };
    const place: Place = { last: null, before: page(['document', '', {}, ...before]) };
    const found = ground(page(['document', '', {}, bulk, menu]), { target, purpose: 'press', exact: true }, place);
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(click(bulk), 'own');
  assert.equal(click(bulk, menu), 'many');
});

test('a tab that nothing marks is an entry of a navigation, and neither sends a form nor stands in a fieldset', () => {
  const link = (ref: string): Tree => ['link', 'Export', { ref, tag: 'a', href: `#${ref}` }];
  const bar = (...more: Tree[]): Tree => [
    'navigation',
    '',
    {},
    ['list', '', {}, ['listitem', '', {}, link('tab')], ...more],
  ];
  const send: Tree = ['button', 'Export', { ref: 'send', tag: 'button', type: 'submit' }];
  const form: Tree = ['form', '', { tag: 'form' }, ['checkbox', ''], send];
  const set: Tree = ['group', 'Operations', { tag: 'fieldset' }, link('print')];
  const tab = (...trees: Tree[]) => found(trees, { text: 'Export', role: 'tab' });
  assert.equal(tab(bar(), form, set), 'tab');
  assert.equal(tab(bar(['listitem', '', {}, link('more')]), form), 'many', 'two entries');
  assert.equal(tab(bar(), ['generic', '', {}, ['button', 'Export', { ref: 'drawn', tag: 'button' }]]), 'many');
  assert.equal(tab(['form', '', { tag: 'form' }, bar(), send]), 'many', 'the form is the whole page');
  assert.equal(found([bar(), form, set], { text: 'Export' }), 'many', 'not said to be a tab');
});
