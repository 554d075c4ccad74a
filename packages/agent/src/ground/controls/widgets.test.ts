import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground } from '../ground.ts';

const text = (words: string): Tree => ['text', words];
const button = (name: string, ref: string, ...states: string[]): Tree => ['button', name, { ref, states }];

function meant(trees: Tree[], target: Target, purpose: Purpose = 'press'): string | null {
  const found = ground(page(...trees), { target, purpose, exact: false });
  return found.kind === 'one' ? found.item.ref : null;
}

test('a menu is opened by what says that it opens one, not by a link of that name', () => {
  const link: Tree = ['link', 'More', { ref: 'link', tag: 'a' }, text('More')];
  const menu = { text: 'more', role: 'menu' } as const;
  assert.equal(meant([link, button('more', 'opener', 'haspopup')], menu), 'opener');
  assert.equal(meant([button('more', 'opener', 'collapsed'), link], menu), 'opener');
});

test('a page goes by its number in the pager, not by a button that shows as many', () => {
  const bell: Tree = ['button', 'notifications', { ref: 'bell' }, text('4')];
  const entry = (number: number): Tree => ['listitem', '', {}, button(`Go to page ${number}`, `p${number}`)];
  const anchor = (number: number): Tree => [
    'listitem',
    '',
    { ref: `p${number}`, states: ['clickable'] },
    ['generic', '', {}, text(`${number}`)],
  ];
  for (const pager of [entry, anchor])
    assert.equal(meant([bell, ['list', '', {}, ...[1, 2, 3, 4].map(pager)]], { text: '4', noun: 'page' }), 'p4');
});

test('what leafs through a table stands in it, and no other button beside it does', () => {
  const table = (name: string, ref: string): Tree => [
    'generic',
    '',
    {},
    ['grid', name, { ref }, ['row', '', {}, ['gridcell', name, {}, text(name)]]],
    ['generic', '', {}, button('Go to next page', `next ${ref}`), button('Export', `export ${ref}`)],
  ];
  const scope = { relation: 'within', text: 'Staff', role: 'table' } as const;
  const both = [table('Staff', 'staff'), table('Bills', 'bills')];
  assert.equal(meant(both, { text: 'Go to next page', scope }), 'next staff');
  assert.equal(
    meant([table('Staff', 'staff'), ['generic', '', {}, button('Edit', 'e')]], { text: 'Edit', scope }),
    null,
  );
});

test('a cell goes by its words, be they a text of their own within it', () => {
  const cell = (name: string): Tree => ['gridcell', name, { ref: name }, ['text', '', { text: name }]];
  const rows: Tree = ['grid', '', {}, ['row', 'Anna Bern', { ref: 'r' }, cell('Anna'), cell('Bern')]];
  assert.equal(meant([rows], { text: 'Bern', role: 'cell' }), 'Bern');
  assert.equal(meant([rows], { text: 'Graz', role: 'cell' }), null);
});

test('a badge is the small number on a control, or beside the only one of its box', () => {
  const on: Tree = ['button', 'notifications', { ref: 'b' }, ['generic', '', { ref: 'n' }, text('4')]];
  const beside: Tree = ['generic', '', {}, button('notifications', 'b'), ['generic', '', { ref: 'n' }, text('4')]];
  const pager: Tree = ['list', '', {}, ...[1, 2].map((n): Tree => ['listitem', '', {}, button(`${n}`, `p${n}`)])];
  for (const badge of [on, beside])
    for (const noun of ['badge', 'notifications badge']) {
      const found = ground(page(pager, badge), { target: { noun }, purpose: 'read', exact: true });
      assert.ok(found.kind === 'one' && found.item.text === '4', noun);
    }
  const named = ground(page(on), { target: { text: 'Notifications', noun: 'badge' }, purpose: 'read', exact: true });
  assert.ok(named.kind === 'one' && named.item.text === '4');
  assert.equal(meant([on], { noun: 'cart badge' }, 'read'), null);
});

test('of twins the one without a size is none', () => {
  const entry = (ref: string, height: number): Tree => [
    'menuitem',
    'Print',
    { ref, box: { x: 0, y: 0, width: height, height } },
    text('Print'),
  ];
  const menus: Tree[] = [
    ['menu', '', {}, entry('shrunk', 0)],
    ['menu', '', {}, entry('shown', 20)],
  ];
  assert.equal(meant(menus, { text: 'Print' }, 'option'), 'shown');
});

test('of two dropdowns by one name the one that is not drawn is none, where another is', () => {
  const carrier: Tree = [
    'combobox',
    'Room',
    { ref: 'carrier', tag: 'select', states: ['hidden'] },
    ['option', 'Loft', {}],
  ];
  const drawn: Tree = ['combobox', 'Room', { ref: 'drawn', tag: 'button', states: ['collapsed'] }];
  const room = { text: 'Room', role: 'combobox' } as const;
  assert.equal(meant([carrier, drawn], room, 'dropdown'), 'drawn');
  assert.equal(meant([carrier], room, 'dropdown'), 'carrier');
  assert.equal(meant([drawn, ['combobox', 'Room', { ref: 'b' }]], room, 'dropdown'), null);
});

test('what is said of a field is read below the frame that is drawn over it', () => {
  const at = (y: number, height: number) => ({ x: 0, y, width: 300, height });
  const select = (framed: boolean): Tree => [
    'generic',
    '',
    {},
    ['combobox', 'Department', { ref: 'd', box: at(0, 40), states: ['collapsed'] }],
    ['textbox', '', { ref: 'h', box: at(10, 20), states: ['hidden'], tag: 'input' }],
    ...(framed ? [['group', 'Department', { ref: 'f', box: at(-4, 44) }, text('Department')] as Tree] : []),
    ['paragraph', '', { ref: 'p', box: at(44, 18) }, text('Choose one')],
  ];
  const scope = { relation: 'within', text: 'Department', role: 'textbox' } as const;
  for (const framed of [true, false]) {
    const found = ground(page(select(framed)), { target: { text: 'Choose one', scope }, purpose: 'read', exact: true });
    assert.equal(found.kind, 'one', `${framed}`);
  }
});

test('a button that shows an arrow down opens a menu of its name; one that merely holds the words does not', () => {
  const arrow: Tree = ['img', 'down', { ref: 'i', tag: 'span' }];
  const menu = { text: 'Actions', role: 'menu' } as const;
  assert.equal(meant([['button', 'Actions down', { ref: 'a' }, text('Actions'), arrow]], menu), 'a');
  assert.equal(meant([['button', 'Actions log', { ref: 'a' }, text('Actions log')]], menu), null);
});

test('a dropdown that is named by its label and what is chosen goes by its label, whichever stands first', () => {
  const label: Tree = ['generic', '', { ref: 'label', tag: 'label' }, text('Crew')];
  const chosen = (name: string, role: string): Tree => [
    role,
    name,
    { ref: 'crew', states: ['haspopup', 'collapsed'], tag: role === 'button' ? 'button' : 'div' },
    text('Night shift ▼'),
  ];
  for (const role of ['combobox', 'button'])
    for (const name of ['Crew Night shift', 'Night shift Crew'])
      assert.equal(meant([label, chosen(name, role)], { text: 'Crew' }, 'form-control'), 'crew', `${role} ${name}`);
  assert.equal(meant([label, chosen('Crewing Night shift', 'combobox')], { text: 'Crew' }, 'form-control'), 'label');
});

test('one of several buttons of which one stays pressed is a button, a round box to tick is none', () => {
  const align = { text: 'Align left', role: 'button' } as const;
  const pick = (tag: string): Tree[] => [['radio', 'Align left', { ref: 'r', tag, states: ['unchecked'] }]];
  assert.equal(meant(pick('button'), align), 'r');
  assert.equal(meant(pick('input'), align), null);
  assert.equal(meant([...pick('button'), button('Align left', 'b')], align), 'b');
});

test('a row of narrow fields of a kind in a named box is one field for a code', () => {
  const field = (name: string, x: number, width = 24): Tree => [
    'textbox',
    name,
    { tag: 'input', box: { x, y: 0, width, height: 30 } },
  ];
  const code = (...fields: Tree[]) =>
    meant([['group', 'Access code', { ref: 'box' }, ...fields]], { text: 'access code' }, 'field');
  const digits = [1, 2, 3, 4].map((at) => field(`Digit ${at} of 4`, at * 30));
  assert.equal(code(...digits), 'box');
  assert.equal(code(...[1, 2, 3].map((at) => field(`Line ${at}`, at * 200, 180))), null);
  assert.equal(code(field('Day', 0), field('Month', 30), field('Year', 60)), null);
  assert.equal(code(...digits, field('Hint', 130)), null);
});

test('a toast among notifications that are marked as nothing else is a place', () => {
  const toast = (region: string): Tree[] => [
    ['region', region, {}, ['list', '', {}, ['listitem', '', {}, text('Moved'), button('Undo', 'undo')]]],
    button('Undo', 'other'),
  ];
  const target = { text: 'Undo', scope: { relation: 'within', role: 'alert' } } as const;
  assert.equal(meant(toast('Notifications (F8)'), target), 'undo');
  assert.equal(meant(toast('Recent edits'), target), null);
});

test('a dropdown of boxes goes by what it shows', () => {
  const city: Tree = ['combobox', '', { ref: 'city', tag: 'button', states: ['collapsed'] }, text('Select city...')];
  for (const purpose of ['press', 'dropdown'] as const)
    assert.equal(meant([city], { text: 'Select city...', role: 'combobox' }, purpose), 'city');
  assert.equal(meant([city], { text: 'City', role: 'combobox' }), null);
});

test('what the menu offers that was just opened is pressed, not what goes by its name on the page', () => {
  const here = 'https://shop.test/cart?sort=price';
  const menu = (expanded: string, ...hrefs: string[]): Tree => [
    'listitem',
    '',
    {},
    ['link', 'Actions', { ref: 'opener', tag: 'a', states: [expanded] }],
    ['list', '', { tag: 'ul' }, ...hrefs.map((href): Tree => ['listitem', '', {}, ['link', 'Settings', { href }]])],
  ];
  const pressed = (...trees: Tree[]) => {
    const view = page(...trees);
    const last = page(menu('collapsed')).items.find(({ ref }) => ref === 'opener') ?? null;
    const found = ground(view, { target: { text: 'Settings' }, purpose: 'press', exact: false }, { last });
    return found.kind === 'one' ? found.item.role : found.kind;
  };
  const button: Tree = ['button', 'Settings'];
  for (const href of [here, `${here}#`, `${here}#/settings`, 'https://shop.test/settings', '']) {
    assert.equal(pressed(menu('expanded', href), button), 'link', href);
    assert.equal(pressed(button, menu('expanded', href)), 'link', href);
  }
  assert.equal(pressed(button, menu('expanded', `${here}#`, '')), 'many');
  // A link that a script answers, or that leads to another view, is no link to this very page.
  for (const href of [`${here}#`, `${here}#/settings`, `${here}#!settings`])
    assert.equal(pressed(button, ['navigation', 'Main', {}, ['link', 'Settings', { href }]]), 'many', href);
  assert.equal(pressed(button, ['navigation', 'Main', {}, ['link', 'Settings', { href: here }]]), 'button');
});

test('by a noun nothing is chosen in a heading, and the dropdown that is called so goes before one that holds the word', () => {
  const heading: Tree = ['heading', 'Plan a tour', { ref: 'h' }, text('Plan a tour')];
  const opener = (name: string, shown: string, ref: string): Tree => [
    'button',
    name,
    { ref, tag: 'button', states: ['haspopup', 'collapsed'] },
    text(shown),
  ];
  const tour = { noun: 'tour' } as const;
  const day = opener('Calendar Day of tour', '▼', 'day');
  assert.equal(
    meant([heading, opener('Select an item Tour', 'Select an item▼', 'tour'), day], tour, 'dropdown'),
    'tour',
  );
  assert.equal(meant([heading, day], tour, 'dropdown'), 'day');
  assert.equal(meant([heading], tour, 'dropdown'), null);
});

test('a choice goes by its name and that of its group', () => {
  const group = (name: string, ref: string): Tree => ['radiogroup', name, {}, ['radio', 'Window', { ref }]];
  assert.equal(meant([group('Seat', 'seat'), group('Table', 'table')], { text: 'window seat' }), 'seat');
  assert.equal(meant([group('Table', 'table')], { text: 'window seat' }), null);
  const shipping: Tree = [
    'group',
    'Shipping',
    {},
    ['radio', 'Standard ($5)', { ref: 's' }],
    ['radio', 'Express ($15)'],
  ];
  const chosen = (words: string) => meant([shipping], { text: words }, 'option');
  assert.deepEqual([chosen('Standard shipping'), chosen('Overnight shipping')], ['s', null]);
});

test('a day of a calendar goes by the name of its cell, whatever it shows', () => {
  const day = (name: string, shown: string): Tree => ['gridcell', name, { ref: name }, text(shown)];
  const week: Tree = ['grid', '', {}, ['row', '', {}, day('13 May', '13'), day('14 May', '14'), day('14 June', '14')]];
  assert.equal(meant([week], { text: '14 May' }), '14 May');
  assert.equal(meant([week], { text: '15 May' }), null);
});

test('a grid without heads is a list by its own name, and one of branches a tree', () => {
  const rows = (role: string, name: string): Tree => [
    role,
    name,
    {},
    ...['Ida', 'Tom'].map(
      (who): Tree => ['row', who, { ref: `${name}-${who}` }, ['gridcell', who, { ref: `${name}-${who}` }, text(who)]],
    ),
  ];
  const both = [rows('grid', 'People'), rows('treegrid', 'Folders')];
  const inList = { relation: 'within', role: 'list', text: 'People' } as const;
  assert.equal(meant(both, { text: 'Ida', scope: inList }, 'option'), 'People-Ida');
  assert.equal(meant(both, { text: 'Ida', role: 'row', scope: { relation: 'within', noun: 'tree' } }), 'Folders-Ida');
});

test('an open dropdown and its list of the same name are one control', () => {
  const list: Tree = ['listbox', 'Tools', {}, ['option', 'Saw']];
  const found = (states: string[]) =>
    ground(page(['generic', '', {}, ['combobox', 'Tools', { tag: 'button', states }], list]), {
      target: { text: 'Tools' },
      purpose: 'dropdown',
      exact: true,
    });
  const open = found(['expanded']);
  assert.equal(open.kind === 'one' && open.item.role, 'combobox');
  assert.equal(found(['collapsed']).kind, 'many');
});

test('of a box to tick and the label in it the box is meant', () => {
  const radio = (name: string): Tree => [
    'radio',
    name,
    { ref: name },
    ['generic', '', { ref: `${name} label`, tag: 'label' }, text(name)],
  ];
  for (const purpose of ['press', 'option', 'read'] as const)
    assert.equal(
      meant([['radiogroup', 'Payment', {}, radio('Card'), radio('Cash')]], { text: 'Cash' }, purpose),
      'Cash',
    );
});

test('a control that merely calls itself by its kind goes by the words in front of it', () => {
  const slider: Tree = ['slider', 'Slider', { ref: 'slider', value: '30' }];
  const trees: Tree[] = [
    ['generic', '', {}, text('Volume')],
    ['generic', 'Slider', { states: ['clickable'] }, slider],
  ];
  assert.equal(meant([['generic', '', {}, ...trees]], { text: 'Volume' }, 'form-control'), 'slider');
  assert.equal(meant([['generic', '', {}, ...trees]], { text: 'Volume', role: 'slider' }, 'form-control'), 'slider');
});

test('the side navigation is the one at the edge', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
  const bar = (ref: string, at: ReturnType<typeof box>): Tree => [
    'navigation',
    '',
    at,
    ['link', 'Orders', { ref }, text('Orders')],
  ];
  const main: Tree = ['main', '', box(220, 60, 1060, 660), ['heading', 'Orders', {}, text('Orders')]];
  const [top, side] = [bar('top', box(0, 0, 1280, 60)), bar('side', box(0, 60, 200, 660))];
  const scope = { relation: 'within', role: 'navigation' } as const;
  const inBar = (trees: Tree[], words: string) => meant(trees, { text: 'Orders', scope: { ...scope, text: words } });
  assert.equal(inBar([top, side, main], 'side'), 'side');
  assert.equal(inBar([top, side, main], 'left'), 'side');
  assert.equal(inBar([top, main], 'side'), null);
  const short = bar('short', box(0, 60, 200, 120));
  assert.deepEqual([inBar([top, short, main], 'side'), inBar([top, short, main], 'right')], ['short', null]);
});
