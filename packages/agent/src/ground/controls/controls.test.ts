import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { disclosureFor } from '../../tools/parts/presses/disclosure.ts';
import type { Purpose } from '../find.ts';
import { ground, groundAll } from '../ground.ts';
import type { PageNode, View } from '../view/view.ts';

function find(view: View, target: Target, purpose: Purpose = 'press'): string {
  const found = ground(view, { target, purpose, exact: false });
  if (found.kind === 'one') return found.item.ref ?? 'text';
  return found.kind === 'many' ? `many: ${found.items.map((item) => item.ref).join(' ')}` : 'none';
}

const listbox = (ref: string, ...names: string[]): Tree => [
  'listbox',
  '',
  { ref, tag: 'select' },
  ...names.map((name): Tree => ['option', name, { tag: 'option' }]),
];
const picking = page([
  'group',
  '',
  {},
  ['heading', 'Available tags. You may choose some here.'],
  ['textbox', 'Filter the list of available tags', { ref: 'filter', tag: 'input' }],
  listbox('free', 'Fantasy', 'Classic'),
  ['heading', 'Chosen tags. You may remove some here.'],
  listbox('taken', 'Poetry'),
]);

test('a control without a name goes by the heading in front of it, before a field whose name merely holds the words', () => {
  assert.equal(find(picking, { text: 'Available tags' }, 'dropdown'), 'free');
  assert.equal(find(picking, { text: 'chosen tags' }, 'dropdown'), 'taken');
});

test('a native list shows its entries, where a dropdown hides them', () => {
  const target: Target = { text: 'Poetry', scope: { relation: 'below', text: 'Chosen tags' } };
  assert.equal(groundAll(picking, { target, purpose: 'read', exact: true }).items.length, 1);
  const folded = page(['combobox', 'Tag', { tag: 'select' }, ['option', 'Poetry', { tag: 'option' }]]);
  assert.deepEqual(groundAll(folded, { target: { text: 'Poetry' }, purpose: 'read', exact: true }).items, []);
});

test('a field without a name goes by the words right in front of it, a box to tick never', () => {
  const view = page([
    'group',
    '',
    {},
    ['text', 'Date:'],
    ['textbox', '', { ref: 'date', tag: 'input' }],
    ['link', 'Today'],
    ['text', 'Time:'],
    ['textbox', '', { ref: 'time', tag: 'input' }],
    ['checkbox', '', { ref: 'red', tag: 'input' }],
    ['text', 'Red'],
    ['checkbox', '', { ref: 'green', tag: 'input' }],
    ['text', 'Green'],
  ]);
  assert.equal(find(view, { text: 'Time' }, 'field'), 'time');
  assert.equal(find(view, { text: 'Red' }, 'tick'), 'none');
});

test('the field of a row goes by the head of its column, and a cell that runs through the table is no row', () => {
  const at = (x: number, width: number) => ({ box: { x, y: 0, width, height: 10 } });
  const row = (ref: string): Tree => [
    'row',
    '',
    at(0, 200),
    ['cell', '', at(0, 100), ['textbox', '', { ref, tag: 'input' }]],
    ['cell', '', at(100, 100), ['combobox', '', { ref: `${ref}-state`, tag: 'select' }]],
  ];
  const more: Tree = ['row', '', at(0, 200), ['cell', '', at(0, 200), ['link', 'Add another copy']]];
  const heads: Tree = ['row', '', {}, ['columnheader', 'Shelf', at(0, 100)], ['columnheader', 'State', at(100, 100)]];
  const view = page(['table', '', { tag: 'table' }, heads, row('first'), row('second'), more]);
  const last = { scope: { relation: 'row' as const, ordinal: -1 } };
  assert.equal(find(view, { text: 'shelf', role: 'textbox', ...last }, 'field'), 'second');
  assert.equal(find(view, { text: 'state', role: 'combobox', ...last }, 'dropdown'), 'second-state');
  assert.equal(find(view, { text: 'Shelf column', ...last }, 'field'), 'second');
  assert.equal(find(view, { text: 'Shelf', role: 'cell', ...last }, 'field'), 'second');
});

test('of two controls of one name, the one that reads so is meant, not a mere picture', () => {
  const picture: Tree = ['link', 'Delete', { ref: 'icon' }, ['img', 'Delete']];
  const worded: Tree = ['link', 'Delete', { ref: 'words' }, ['text', 'Delete']];
  assert.equal(find(page(picture, worded), { text: 'Delete' }), 'words');
  assert.equal(find(page(picture, worded, worded), { text: 'Delete' }), 'many: icon words words');
  const box = (label: string): Tree => ['checkbox', 'Delete', { ref: 'box', tag: 'input', label }];
  assert.equal(find(page(worded, box('')), { text: 'Delete' }), 'words');
  assert.equal(find(page(worded, box('Delete')), { text: 'Delete' }), 'many: words box');
});

test('a press is for the button that sends a file or the link in sight, and a name may tell its number', () => {
  const file: Tree = ['button', 'Attach', { ref: 'file', tag: 'input', type: 'file' }];
  const label: Tree = ['generic', 'Attach', { tag: 'label', states: ['clickable'] }, ['text', 'Attach']];
  assert.equal(
    find(page(label, file, ['button', 'Attach', { ref: 'send', tag: 'input' }]), { text: 'Attach' }),
    'send',
  );
  const bulk: Tree = ['combobox', 'Bulk', { tag: 'select' }, ['option', 'Erase', { ref: 'entry', tag: 'option' }]];
  assert.equal(find(page(bulk, ['link', 'Erase', { ref: 'link' }]), { text: 'Erase' }), 'link');
  const link = (name: string): Tree => ['link', name, { ref: name }];
  const filters = page(link('Solved (1,204)'), link('3 solved riddles'), link('Solved by me (2)'));
  assert.equal(find(filters, { text: 'Solved' }), 'Solved (1,204)');
  assert.equal(find(page(link('Not solved (4)'), link('Solved by me (2)')), { text: 'Solved' }).slice(0, 4), 'many');
});

test('of the same bar above and below a table the upper is meant, or that which was acted in', () => {
  const bar = (at: string, ...more: Tree[]): Tree => [
    'generic',
    '',
    { ref: at },
    ['combobox', 'With the chosen', { ref: `${at}-list`, tag: 'select' }],
    ['button', 'Apply', { ref: `${at}-apply` }],
    ...more,
  ];
  const rows: Tree = ['table', '', {}, ['row', '', {}, ['cell', 'Elm', {}, ['text', 'Elm']]]];
  const view = page(['main', '', {}, bar('upper', ['button', 'Filter']), rows, bar('lower')]);
  assert.equal(find(view, { text: 'Apply' }), 'upper-apply');
  const last = view.items.find(({ ref }) => ref === 'lower-list') ?? null;
  const found = ground(view, { target: { text: 'Apply' }, purpose: 'press', exact: true }, { last });
  assert.equal(found.kind === 'one' && found.item.ref, 'lower-apply');
  const single = (ref: string): Tree => ['generic', '', {}, ['button', 'Add', { ref }]];
  assert.equal(find(page(['main', '', {}, single('a'), rows, single('b')]), { text: 'Add' }), 'many: a b');
  const titled = bar('other', ['heading', 'Archive', {}, ['text', 'Archive']]);
  assert.equal(find(page(['main', '', {}, bar('upper'), rows, titled]), { text: 'Apply' }).slice(0, 4), 'many');
  assert.equal(find(page(['main', '', {}, bar('upper'), bar('lower')]), { text: 'Apply' }).slice(0, 4), 'many');
});

test('what unfolds a section may be a link that leads nowhere in its title, and is none that leads somewhere', () => {
  const titled = (href: string) =>
    page([
      'group',
      '',
      {},
      ['heading', 'Publication (Show)', {}, ['text', 'Publication ('], ['link', 'Show', { ref: 'show', href }]],
    ]);
  const pressed = (view: View) => disclosureFor(view.items[1]!).ref;
  assert.equal(pressed(titled('https://shop.test/book/8#')), 'show');
  assert.notEqual(pressed(titled('https://shop.test/publications')), 'show');
});

test('a dropdown that goes by no such name is the one that shows it', () => {
  const shown: Tree = ['combobox', 'Select bulk action', { ref: 'bulk', tag: 'select', value: 'Bulk actions' }];
  const view = page(shown, ['combobox', 'Filter by date', { tag: 'select', value: 'All dates' }]);
  assert.equal(find(view, { text: 'bulk actions' }, 'dropdown'), 'bulk');
  assert.equal(find(page(shown, shown), { text: 'bulk actions' }, 'dropdown'), 'many: bulk bulk');
});

test('a field goes by another form of its own word, and never by another word', () => {
  const field = (name: string): Tree => ['textbox', name, { ref: name, tag: 'input' }];
  const view = page(field('Password'), field('Confirm Password'), field('Concern'));
  assert.equal(find(view, { text: 'confirmation' }, 'field'), 'Confirm Password');
  assert.equal(find(view, { text: 'conformation' }, 'field'), 'none');
  assert.equal(
    find(page(field('Confirm e-mail'), field('Confirm password')), { text: 'confirmation' }, 'field').slice(0, 4),
    'many',
  );
});

test('who goes to a place takes the entry of the menu that begins so, and no head of a column', () => {
  const goTo = (view: View, text: string, goes: boolean) => {
    const found = ground(view, { target: { text }, purpose: 'press', exact: false, goes });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  const menu: Tree = [
    'navigation',
    '',
    {},
    ['link', 'Comments 1 waiting', { ref: 'menu' }],
    ['link', 'Categories', { ref: 'categories' }],
  ];
  const view = page(
    menu,
    ['link', '2 Comments', { ref: 'box' }],
    ['columnheader', 'Categories', {}, ['text', 'Categories']],
  );
  assert.equal(goTo(view, 'Comments', true), 'menu');
  assert.equal(goTo(view, 'Categories', true), 'categories');
  assert.equal(goTo(view, 'Comments', false), 'many');
  assert.equal(goTo(page(menu, menu), 'Comments', true), 'many');
});

test('of several links of one name "the post" is the one in an article', () => {
  const named = (ref: string): Tree => ['link', 'Planting', { ref, href: `/${ref}` }];
  const trees: Tree[] = [
    ['article', '', {}, ['heading', 'Planting', {}, named('own')]],
    ['list', '', {}, named('recent')],
    named('reply'),
  ];
  const view = page(...trees);
  assert.equal(find(view, { text: 'Planting', noun: 'post' }), 'own');
  const replied = page(...trees, ['article', '', {}, named('comment')]);
  assert.equal(find(replied, { text: 'Planting', noun: 'post' }), 'own');
  assert.equal(find(view, { text: 'Planting' }), 'many: own recent reply');
});

test('who says what is drawn means the picture, though it has a name that nobody sees', () => {
  const dots: Tree = ['link', 'more actions', { ref: 'more', icon: 'ellipsis v' }];
  const view = page(['link', 'Home', { ref: 'home', icon: '' }, ['text', 'Home']], dots);
  assert.equal(find(view, { text: 'three-dot', role: 'menu' }), 'more');
  assert.equal(find(view, { text: 'three dots' }), 'more');
  assert.equal(find(view, { text: 'kebab icon' }), 'more');
  const drawn = page(['button', '', { ref: 'dots', icon: 'ellipsis vertical' }], ['button', '', { icon: 'plus' }]);
  assert.equal(find(drawn, { text: 'three-dots', role: 'menu' }), 'dots');
  assert.equal(find(page(['button', 'Wipe', { ref: 'wipe', icon: 'trash' }]), { text: 'Delete' }), 'none');
  const bar = page(['button', 'Save Ctrl+S', { icon: 'floppy' }], ['button', 'Add new', { ref: 'add', icon: 'plus' }]);
  assert.equal(find(bar, { text: '+', role: 'button' }), 'add');
  assert.equal(find(page(['button', 'Save Ctrl+S', { icon: 'floppy' }]), { text: '+' }), 'none');
});

test('a bar that holds the opener of a menu among other controls is not pressed in its place', () => {
  const mine: Tree = ['button', 'AC Ann Cole', { ref: 'mine', states: ['collapsed'] }];
  const bar: Tree = ['navigation', '', { ref: 'bar' }, ['link', 'Home', {}], mine];
  assert.equal(find(page(bar), { text: 'Ann Cole', noun: 'user menu', role: 'menu' }), 'mine');
  const plain: Tree = ['navigation', '', {}, ['link', 'Boats for hire'], ['link', 'Mail']];
  assert.equal(find(page(plain), { text: 'for hire', role: 'menu' }), 'none');
});

test('a menu that is to be opened is what says that it opens something, not what merely holds its name', () => {
  const guide: Tree = ['link', "User's Guide", { ref: 'guide', tag: 'a' }];
  const add: Tree = ['button', 'Add user', { ref: 'add', tag: 'button' }];
  assert.equal(find(page(guide, add), { text: 'user', role: 'menu' }), 'none');
  assert.equal(find(page(guide, add), { text: 'user', role: 'combobox' }, 'dropdown'), 'none');
  const own: Tree = ['button', 'Ann Cole, user', { ref: 'own', states: ['haspopup'] }];
  assert.equal(find(page(guide, add, own), { text: 'user', role: 'menu' }), 'own');
  const shown: Tree = ['button', 'Status: any', { ref: 'status' }];
  assert.equal(
    find(page(['button', 'Save status'], shown), { text: 'status', role: 'combobox' }, 'dropdown'),
    'status',
  );
});

test('what opens a menu is pressed, not the part of the page that goes by its name or stands open', () => {
  const more: Tree = ['button', 'More', { ref: 'more', tag: 'input', states: ['haspopup'] }];
  const bar = page(['navigation', 'More', { ref: 'bar' }, more, ['list', '', {}, ['listitem', 'Move']]]);
  assert.equal(find(bar, { text: 'More', role: 'menu' }), 'more');
  const side: Tree = ['menu', '', { ref: 'side' }, ['menuitem', 'Home'], ['menuitem', 'Orders']];
  assert.equal(find(page(side, more), { role: 'menu' }), 'more');
});

test('a menu at the side that is out of sight is opened by the one control called Menu', () => {
  const opener: Tree = ['button', 'menu', { ref: 'opener' }];
  const other: Tree = ['button', 'User menu', { ref: 'user' }];
  assert.equal(find(page(opener, other), { noun: 'side menu' }), 'opener');
  assert.equal(find(page(other), { noun: 'side menu' }), 'none');
  const twin: Tree = ['button', 'Menu', { ref: 'twin' }];
  assert.equal(find(page(opener, twin), { noun: 'side menu' }), 'many: opener twin');
});

test('in an entry that takes no press itself the link that bears the words is pressed, not its other controls', () => {
  const entry = (name: string, more: Partial<PageNode>, ...inside: Tree[]): Tree => [
    'listitem',
    name,
    more,
    ...inside,
    ['button', `Remove ${name}`, { ref: `remove-${name}` }],
  ];
  const link: Tree = ['link', '2 Tides', { ref: 'tides' }, ['text', '2'], ['text', 'Tides']];
  const view = page([
    'list',
    'Contents',
    {},
    entry('Tides', { ref: 'one' }, link),
    entry('Buoys', { ref: 'two', states: ['clickable'] }, ['link', 'Buoys', { ref: 'buoys' }, ['text', 'Buoys']]),
    entry('Fees', { ref: 'three' }, ['text', 'Fees']),
  ]);
  assert.equal(find(view, { text: 'Tides', role: 'listitem' }), 'tides');
  assert.equal(find(view, { text: 'Buoys', role: 'listitem' }), 'two');
  assert.equal(find(view, { text: 'Fees', role: 'listitem' }), 'three');
  assert.equal(find(view, { text: 'Tides', role: 'listitem' }, 'read'), 'one');
});

test('a field that has a label in front of it does not go by the title of the box that it is the first of', () => {
  const line = (label: string, ref: string): Tree => [
    'generic',
    '',
    {},
    ['generic', '', {}, ['text', label]],
    ['textbox', '', { ref, tag: 'input' }],
  ];
  const editor: Tree = ['iframe', 'Rich text', { tag: 'iframe' }, ['textbox', '', { ref: 'editor', tag: 'body' }]];
  const title: Tree = ['generic', '', {}, ['text', 'Message']];
  const rest: Tree = ['generic', '', {}, line('Extra Cc:', 'cc'), line('Reply name:', 'reply'), editor];
  const view = page(['generic', '', {}, title, rest]);
  assert.equal(find(view, { text: 'message', role: 'textbox' }, 'field'), 'editor');
  assert.equal(find(view, { text: 'Extra Cc' }, 'field'), 'cc');
  assert.equal(find(view, { text: 'name' }, 'field'), 'reply');
  const headed = page(['generic', '', {}, ['heading', 'Message'], ['generic', '', {}, line('Extra Cc:', 'cc')]]);
  assert.equal(find(headed, { text: 'message' }, 'field'), 'none');
});

test('the results are a table where the page has only bars of links beside it, and a field is nowhere to go', () => {
  const at = (y: number) => ({ box: { x: 0, y, width: 50, height: 10 } });
  const bar = ['Home', 'Tickets'].map((name): Tree => ['listitem', '', at(0), ['link', name, {}, ['text', name]]]);
  const row = (ref: string): Tree => ['row', '', { ref }, ['cell', ref, {}, ['text', ref]]];
  const view = page(
    ['list', '', {}, ...bar],
    ['searchbox', 'Search tickets by owner', { ref: 'field', tag: 'input' }],
    ['table', '', { tag: 'table' }, row('one'), row('two')],
  );
  const target: Target = { role: 'row', ordinal: 1, scope: { relation: 'within', noun: 'results' } };
  assert.equal(find(view, target, 'read'), 'one');
  const go = (text: string) => ground(view, { target: { text }, purpose: 'press', exact: false, goes: true }).kind;
  assert.deepEqual([go('Home'), go('by owner')], ['one', 'none']);
});

const row = (head: Tree, ...cells: Tree[]): Tree => [
  'row',
  '',
  {},
  head,
  ...cells.map((cell): Tree => ['cell', '', {}, cell]),
];
const rowHead = (words: string): Tree => ['rowheader', words, {}, ['text', words]];
const means = (ref: string, ...options: string[]): Tree => [
  'combobox',
  '',
  { ref, tag: 'select' },
  ...options.map((option): Tree => ['option', option, { tag: 'option' }]),
];
const input = (ref: string, more: Partial<PageNode> = {}): Tree => [
  'textbox',
  '',
  { ref, tag: 'input', value: '', ...more },
];

test('in a form laid out as a table the head of a row names its field, whatever its title or what stands between', () => {
  const view = page([
    'table',
    '',
    { tag: 'table' },
    row(rowHead('Host'), input('host', { name: 'name[:port]', placeholder: 'localhost' })),
    row(rowHead('Country'), means('how', '', 'lower case'), input('country')),
    row(rowHead('Port'), means('as', '', 'negated'), ['checkbox', '', { ref: 'port', tag: 'input' }]),
    row(rowHead('Weight'), input('weight'), means('unit', 'kg', 'lb')),
    row(rowHead('Range'), input('from'), input('to')),
    row(rowHead('Colour'), means('colour', 'red', 'blue')),
  ]);
  for (const purpose of ['field', 'form-control'] as const) {
    assert.equal(find(view, { text: 'host' }, purpose), 'host');
    assert.equal(find(view, { text: 'Country' }, purpose), 'country');
    assert.equal(find(view, { text: 'weight' }, purpose), 'weight');
    assert.equal(find(view, { text: 'Range' }, purpose), 'from');
    assert.equal(find(view, { text: 'Colour' }, purpose), 'colour');
  }
  assert.equal(find(view, { text: 'Port' }, 'form-control'), 'port');
  assert.equal(find(view, { text: 'Port' }, 'tick'), 'port');
  for (const [name, role, ref] of [
    ['Host', 'textbox', 'host'],
    ['Country', 'textbox', 'country'],
    ['Colour', 'combobox', 'colour'],
  ] as const) {
    assert.equal(find(view, { role, text: name }), ref);
    assert.equal(groundAll(view, { target: { role, text: name }, purpose: 'read', exact: true }).items[0]?.ref, ref);
  }
  assert.equal(find(view, { text: 'Country' }, 'dropdown'), 'how');
  assert.equal(find(view, { text: 'Weight' }, 'dropdown'), 'unit');
});

test('in a table of data the head of a row names none of its fields', () => {
  const heads = (['Name', 'Score'] as const).map((name): Tree => ['columnheader', name, {}, ['text', name]]);
  const view = page([
    'table',
    '',
    { tag: 'table' },
    ['row', '', {}, ...heads],
    row(rowHead('Ann'), input('ann', { name: 'Points' })),
    row(rowHead('Bob'), input('bob', { name: 'Points' })),
  ]);
  assert.equal(find(view, { text: 'Ann' }, 'field'), 'none');
});

test('a button that says a mere letter or sign goes by its tooltip, one that says a word by that alone', () => {
  const button = (ref: string, name: string, description: string): Tree => [
    'button',
    name,
    { ref, description },
    ['text', name],
  ];
  const view = page(button('b', 'B', 'Bold'), button('x', '×', 'Delete row'), button('s', 'Save', 'Publish'));
  assert.deepEqual(
    [find(view, { text: 'Bold' }), find(view, { text: 'Delete row', role: 'button' }), find(view, { text: 'B' })],
    ['b', 'x', 'b'],
  );
  assert.equal(find(view, { text: 'Publish' }), 'none');
  assert.equal(
    groundAll(view, { target: { text: 'Bold', role: 'button' }, purpose: 'read', exact: true }).items[0]?.ref,
    'b',
  );
});
