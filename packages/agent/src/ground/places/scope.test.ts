import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground } from '../ground.ts';
import type { View } from '../view/view.ts';

function find(view: View, target: Target, purpose: Purpose = 'press'): string {
  const found = ground(view, { target, purpose, exact: true });
  return found.kind === 'one' ? (found.item.ref ?? 'text') : found.kind;
}

test('of menus side by side, an entry of the one that is open is never taken for one of the next', () => {
  const entries = ['listitem', '', {}, ['link', 'Clear']] as Tree;
  const view = page([
    'list',
    '',
    {},
    ['listitem', '', {}, ['link', 'Cell'], ['list', '', {}, entries]],
    ['listitem', '', {}, ['button', 'Table']],
  ]);
  const inMenu = (text: string) => find(view, { text: 'Clear', scope: { relation: 'within', role: 'menu', text } });
  assert.deepEqual([inMenu('Cell'), inMenu('Table')], ['e6', 'none']);
});

test('right and left of mere words is told by where their box lies, or they between their neighbours', () => {
  const at = (x: number, y: number, width: number) => ({ box: { x, y, width, height: 20 } });
  const button = (ref: string, x: number, y: number): Tree => ['switch', '', { ref, ...at(x, y, 30) }];
  const line = (text: string, y: number): Tree => {
    const label: Tree = ['generic', '', at(100, y, 80), ['text', text]];
    return ['generic', '', at(0, y, 500), button(`l${y}`, 40, y), label, button(`r${y}`, 200, y)];
  };
  const beside = (view: View, relation: 'left-of' | 'right-of', text: string) =>
    find(view, { role: 'switch', scope: { relation, text } });
  const boxes = page(line('Locked out', 0), line('Locked', 30), line('Unlocked', 60));
  assert.deepEqual([beside(boxes, 'right-of', 'Locked'), beside(boxes, 'left-of', 'Locked')], ['r30', 'l30']);
  const inline = (text: string, before: number, after: number) =>
    page(['generic', '', at(0, 0, 500), button('before', before, 0), ['text', text], button('after', after, 0)]);
  const mixed = inline('Locked', 0, 120);
  assert.deepEqual([beside(mixed, 'left-of', 'Locked'), beside(mixed, 'right-of', 'Locked')], ['before', 'after']);
  const mirrored = inline('נעול', 470, 300);
  assert.deepEqual([beside(mirrored, 'left-of', 'נעול'), beside(mirrored, 'right-of', 'נעול')], ['after', 'before']);
});

test('the search box is the field that says so or stands in a search, before the number of a page beside a list', () => {
  const pager: Tree = ['textbox', 'Current page', { ref: 'pager', tag: 'input' }];
  const field = (...more: Tree[]) => find(page(...more, pager), { role: 'searchbox' }, 'field');
  assert.equal(field(['search', '', {}, ['textbox', 'Terms', { ref: 'terms', tag: 'input' }]]), 'terms');
  assert.equal(field(['textbox', '', { ref: 'hint', tag: 'input', placeholder: 'Search mail' }]), 'hint');
  assert.equal(field(['textbox', 'Title', { tag: 'input' }]), 'many');
});

test('on a flat page a later heading titles what stands below it, a first one the box that it begins', () => {
  const heading = (name: string, level: number): Tree => ['heading', name, { level }, ['text', name]];
  const inside = (text: string, title: string, ...trees: Tree[]) =>
    find(page(...trees), { text, scope: { relation: 'within', text: title } }, 'read');
  const flat = [heading('Notes', 1), ['text', 'Draft'], heading('Sent', 2), ['text', 'Letter']] as Tree[];
  assert.deepEqual([inside('Draft', 'Sent', ...flat), inside('Letter', 'Sent', ...flat)], ['none', 'text']);
  const two = [
    heading('Open', 2),
    ['button', 'Close', {}],
    heading('Closed', 2),
    ['button', 'Reopen', { ref: 'reopen' }],
  ] as Tree[];
  assert.deepEqual([inside('Close', 'Closed', ...two), inside('Reopen', 'Closed', ...two)], ['none', 'reopen']);
  const card: Tree = ['generic', '', {}, ['button', 'Pin', { ref: 'pin' }], heading('Rope', 3), ['text', 'Blue']];
  assert.equal(inside('Pin', 'Rope', heading('Wares', 1), card), 'pin');
});

test('what stands under, above or beside a name that is there twice is ambiguous, and one of a card is not in the next', () => {
  const named = (text: string): Tree => ['generic', '', {}, ['text', text]];
  const titled = (text: string): Tree => ['heading', text, { level: 3 }, ['text', text]];
  const button = (ref: string, name = 'Delete'): Tree => ['button', name, { ref }];
  const at = (relation: 'below' | 'above', text: string, ...trees: Tree[]) =>
    find(page(...trees), { text: 'Delete', scope: { relation, text } });
  assert.equal(at('below', 'Keys', titled('Keys'), button('one'), titled('Keys'), button('two')), 'many');
  assert.equal(at('above', 'Keys', button('one'), named('Keys'), button('two'), named('Keys')), 'many');
  assert.equal(at('below', 'Keys', titled('Keys'), button('all', 'Delete all'), titled('Keys'), button('one')), 'one');
  // Both stand above the same button; a heading of that name goes before other words.
  assert.equal(at('below', 'Keys', named('Keys'), named('Keys'), button('one')), 'one');
  assert.equal(at('below', 'Keys', named('Keys'), button('one'), titled('Keys'), button('two')), 'two');
  const field = (name: string): Tree => ['textbox', name, { ref: name, tag: 'input', label: name }];
  const form = page(named('Email'), field('Email'), named('Phone'), field('Phone'));
  assert.equal(find(form, { role: 'textbox', scope: { relation: 'below', text: 'Email' } }, 'field'), 'Email');
  const entries: Tree = [
    'list',
    '',
    {},
    ['listitem', '', {}, named('Ana')],
    ['listitem', '', {}, named('Bo'), button('bo')],
  ];
  assert.deepEqual([at('below', 'Ana', entries), at('below', 'Bo', entries)], ['none', 'bo']);
  // A part of the page may bear its name for readers of screens alone, and show it with how many there are.
  const files: Tree = ['region', 'Files', {}, titled('Files (1)'), button('in')];
  assert.equal(at('below', 'Files', files, button('out')), 'in');
  const nth = (ordinal: number, ...trees: Tree[]) =>
    find(page(...trees), { text: 'Delete', ordinal, scope: { relation: 'below', text: 'Keys' } });
  const twice = [titled('Keys'), button('one'), button('two')];
  assert.deepEqual([nth(2, ...twice), nth(2, ...twice, titled('Keys'), button('x'), button('y'))], ['two', 'many']);
  assert.equal(nth(3, ...twice, titled('Tokens'), button('three')), 'none');
});

test('under the head of a column, or words that stand in one, is what lies there, not what begins the line', () => {
  const at = (x: number, y: number, width = 90) => ({ box: { x, y, width, height: 20 } });
  const names = ['Free', 'Pro', 'Max'];
  const select = (name: string, x: number): Tree => ['button', 'Select', { ref: name, ...at(x, 60, 40) }];
  const under = (view: View) => find(view, { text: 'Select', scope: { relation: 'below', text: 'Pro' } });
  const boxes = names.map((name, i): Tree => ['generic', '', at(i * 100, 0), ['text', name]]);
  assert.equal(under(page(...boxes, ...names.map((name, i) => select(name, i * 100 + 20)))), 'Pro');
  const cells = (role: string, inner: (name: string) => Tree): Tree => [
    'row',
    '',
    {},
    ...names.map((name): Tree => [role, '', {}, inner(name)]),
  ];
  const heads: Tree = ['row', '', {}, ...names.map((name): Tree => ['columnheader', name, {}, ['text', name]])];
  const table: Tree = [
    'table',
    '',
    { tag: 'table' },
    heads,
    cells('cell', (name) => ['button', 'Select', { ref: name }]),
  ];
  assert.equal(under(page(table)), 'Pro');
  // What lies higher up is not below, whatever the order of the page.
  const turned = page(['listitem', '', at(0, 60), ['text', 'Pro']], ['listitem', '', at(0, 0), select('Free', 0)]);
  const up: Tree = ['button', 'Select', { ref: 'up', ...at(0, 0) }];
  assert.equal(under(turned), 'none');
  assert.equal(under(page(['generic', '', at(0, 60), ['text', 'Pro']], up)), 'none');
});

test('on a flat page each of several headings of one rank titles what stands under it', () => {
  const heading = (name: string): Tree => ['heading', name, { level: 2 }, ['text', name]];
  const line = (ref: string): Tree => ['button', 'Edit', { ref }];
  const view = page(['document', '', {}, heading('Shipping'), line('one'), heading('Billing'), line('two')]);
  const inside = (text: string) => find(view, { text: 'Edit', scope: { relation: 'within', text } });
  assert.deepEqual([inside('Shipping'), inside('Billing')], ['one', 'two']);
});

test('next to a term is what is told of it, never what is told of the next', () => {
  const term = (name: string): Tree => ['term', '', {}, ['text', name]];
  const told = (ref: string): Tree => ['definition', '', {}, ['text', '123'], ['button', 'Change', { ref }]];
  const list = (...lines: Tree[]) => page(['document', '', {}, ['definition-list', '', {}, ...lines]]);
  const target: Target = { text: 'Change', scope: { relation: 'near', text: 'Phone' } };
  assert.equal(find(list(term('E-mail'), told('mail'), term('Phone'), told('phone')), target), 'phone');
  assert.equal(find(list(term('Phone'), term('Mobile'), told('phone'), term('E-mail'), told('mail')), target), 'phone');
  const none: Tree = ['definition', '', {}, ['text', '123']];
  assert.equal(find(list(term('E-mail'), told('mail'), term('Phone'), none, term('Fax'), told('fax')), target), 'none');
});

test('a button that reads as a sign goes by what people call the sign', () => {
  const stepper = (name: string): Tree => [
    'group',
    name,
    {},
    ['text', name],
    ['button', 'Decrease', { ref: `${name} -` }, ['text', '−']],
    ['button', 'Increase', { ref: `${name} +` }, ['text', '+']],
  ];
  const view = page(['document', '', {}, stepper('Adults'), stepper('Children')]);
  const beside = (text: string, sign: string) => find(view, { text: sign, scope: { relation: 'near', text } });
  assert.equal(beside('Children', 'plus'), 'Children +');
  assert.equal(beside('Adults', 'minus'), 'Adults -');
  assert.equal(beside('Infants', 'plus'), 'none');
});

test('what an entry does not hold is not taken from the next one', () => {
  for (const [role, tag] of [
    ['listitem', 'li'],
    ['article', 'article'],
    ['generic', 'div'],
  ] as const) {
    const entry = (name: string, ...more: Tree[]): Tree => {
      const words: Tree = ['generic', '', {}, ['text', name]];
      return [role, '', { tag, framed: true }, words, ['generic', '', {}, ['text', 'Crew']], ...more];
    };
    const remove: Tree = ['button', 'Delete', { ref: 'delete' }];
    const view = page(['main', '', {}, ['generic', '', {}, entry('Ana', remove), entry('Ben'), entry('Cy')]]);
    const inEntry = (text: string) =>
      find(view, { text: 'Delete', scope: { relation: 'item', role: 'listitem', text } });
    assert.deepEqual([inEntry('Ana'), inEntry('Ben')], ['delete', 'none'], role);
  }
});

test('a group whose name nobody sees stands over what it holds, and not over what its like holds', () => {
  const choices = (name: string, ...given: string[]): Tree => [
    'radiogroup',
    name,
    {},
    ...given.map((choice): Tree => ['radio', choice, {}, ['text', choice]]),
  ];
  const under = (text: string, choice: string) => {
    const view = page(choices('Theme', 'Light', 'Dark'), choices('Size', 'Small', 'Dark'), ['text', 'Unsaved']);
    return find(view, { text: choice, scope: { relation: 'below', text } }, 'read');
  };
  assert.deepEqual([under('Theme', 'Light'), under('Theme', 'Dark'), under('Size', 'Dark')], ['e2', 'e4', 'e9']);
  assert.deepEqual([under('Theme', 'Small'), under('Size', 'Light')], ['none', 'none']);
  assert.equal(under('Size', 'Unsaved'), 'text', 'what follows it');
});

test('a sidebar may be told by the heading of its section, where no part of the page is marked as one', () => {
  const link = (name: string, ref: string): Tree => ['link', name, { ref }, ['text', name]];
  const rows: Tree = ['list', '', {}, ['listitem', '', {}, link('Lost', 'row')]];
  const side: Tree = ['generic', '', {}, ['heading', 'Filter', { level: 2 }, ['text', 'Filter']], link('Lost', 'side')];
  const inSide = (...trees: Tree[]) =>
    find(page(rows, ...trees), { text: 'Lost', scope: { relation: 'within', text: 'filter sidebar' } });
  assert.equal(inSide(side), 'side');
  assert.equal(inSide(side, ['complementary', '', {}, link('Cart', 'cart')]), 'none');
  assert.equal(inSide(), 'none');
});

test('what an entry holds beside its own words is in no other entry made alike; what a list holds whole is under its title', () => {
  const entry = (...parts: Tree[]): Tree => ['listitem', '', {}, ...parts];
  const folder = (name: string, ...more: Tree[]) =>
    entry(['link', [name, ...more.map(([, words]) => words)].join(' '), {}, ['text', name], ...more]);
  const count = (number: string): Tree => ['generic', number, { ref: number }, ['text', number]];
  const task = (name: string, due: string) =>
    entry(['checkbox', ''], ['text', `${name} ${due}`, { runs: [name, due], ref: due }]);
  const inside = (text: string, title: string, ...entries: Tree[]) =>
    find(page(['list', '', {}, ...entries]), { text, scope: { relation: 'within', text: title } }, 'read');
  const folders = [folder('Letters', count('12')), folder('Sent'), folder('Junk', count('65'))];
  assert.deepEqual([inside('12', 'Letters', ...folders), inside('65', 'Junk', ...folders)], ['12', '65']);
  assert.deepEqual([inside('12', 'Sent', ...folders), inside('65', 'Letters', ...folders)], ['none', 'none']);
  const tasks = [task('Paint', '2 days'), task('Sand', '4 hours')];
  assert.deepEqual([inside('2 days', 'Paint', ...tasks), inside('4 hours', 'Paint', ...tasks)], ['2 days', 'none']);
  const plain = entry(['text', 'Company']);
  assert.equal(inside('About', 'Company', plain, entry(['link', 'About', { ref: 'about' }])), 'about');
  assert.equal(inside('About', 'Company', plain, entry(['text', 'About', { ref: 'words' }])), 'words');
});

test('the category tree is the tree under Categories, and no tree under another title', () => {
  const tree = (title: string): Tree => [
    'generic',
    '',
    {},
    ['generic', '', {}, ['text', title]],
    ['tree', '', {}, ['treeitem', 'Tools', { ref: title }, ['text', 'Tools']]],
  ];
  const inTree = (...titles: string[]) =>
    find(page(...titles.map(tree)), { text: 'Tools', scope: { relation: 'within', text: 'category tree' } });
  assert.equal(inTree('Categories'), 'Categories');
  assert.equal(inTree('Branches', 'Categories'), 'Categories');
  assert.equal(inTree('Branches'), 'none');
});

test('a column takes no value: what is set is the field of that very name, and of no other', () => {
  const card = (name: string): Tree => ['dialog', 'New card', {}, ['combobox', name, { ref: 'field', tag: 'select' }]];
  const column: Target = { role: 'column', scope: { relation: 'within', role: 'dialog' } };
  assert.equal(find(page(card('Column')), column, 'dropdown'), 'field');
  assert.equal(find(page(card('Column width')), column, 'dropdown'), 'none');
  assert.equal(find(page(card('Column')), column, 'press'), 'none');
});

test('what stands in the search bar is in the part of the page that searches, and not in a field of it', () => {
  const guests = (ref: string): Tree => ['combobox', 'Guests', { ref, tag: 'select', value: '2 adults' }];
  const view = page(['search', '', {}, ['textbox', 'Place', { tag: 'input' }], guests('bar')], guests('page'));
  const scope = { relation: 'within', role: 'searchbox' } as const;
  assert.equal(find(view, { text: 'Guests', role: 'combobox', scope }, 'read'), 'bar');
});
