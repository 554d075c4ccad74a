import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../test/page.ts';
import { groundAbsent } from './absent.ts';
import type { Purpose } from './find.ts';
import { ground, groundAll } from './ground.ts';
import { nearestNames } from './nearest.ts';
import type { View } from './view/view.ts';

function find(
  view: View,
  target: Target,
  options: { purpose?: Purpose; exact?: boolean; plain?: boolean } = {},
): string {
  const found = ground(view, { target, purpose: 'press', exact: true, ...options });
  if (found.kind === 'one') return found.item.ref ?? 'text';
  return found.kind === 'many' ? `many: ${found.items.map((item) => item.ref).join(' ')}` : 'none';
}

const row = (name: string): Tree => [
  'row',
  '',
  {},
  ['cell', name, {}, ['text', name]],
  ['cell', '', {}, ['button', 'Remove', {}, ['text', 'Remove']]],
];
const team = page(
  ['heading', 'Team', {}, ['text', 'Team']],
  [
    'table',
    'Members',
    {},
    ['row', '', {}, ['columnheader', 'Name', {}, ['text', 'Name']], ['columnheader', '']],
    row('Bob'),
    row('Bobby'),
    row('Ada'),
  ],
);

test('a mere heading is not pressed where a button goes on in other words', () => {
  const press = (button: string, ...states: string[]) =>
    find(page(['heading', 'Sign in', { states }, ['text', 'Sign in']], ['button', button, {}, ['text', button]]), {
      text: 'Sign in',
    });
  assert.equal(press('Sign in with a code'), 'many: e1 e3');
  assert.equal(press('Delete Sign in'), 'e1');
  assert.equal(press('Sign in with a code', 'clickable'), 'e1');
  assert.equal(press('Sign in'), 'e3');
});

test('a control wins over a text by the same name', () => {
  const view = page(['heading', 'Save', {}, ['text', 'Save']], ['button', 'Save', {}, ['text', 'Save']]);
  assert.equal(find(view, { text: 'Save' }), 'e3');
});

test('an exact name wins over one that only holds the words', () => {
  const view = page(['button', 'Save as draft'], ['button', 'Save']);
  assert.equal(find(view, { text: 'Save' }), 'e2');
});

test('two equal answers are ambiguous and both are named', () => {
  const view = page(['button', 'Add to cart'], ['button', 'Add to cart']);
  assert.equal(find(view, { text: 'Add to cart' }), 'many: e1 e2');
});

test('the nearest names share a word with the one that is missing, whatever its number, and come before all others', () => {
  const nearest = (view: View) => {
    return nearestNames(view, { target: { text: 'Export customers' }, purpose: 'press', exact: true });
  };
  const others: Tree[] = [
    ['link', 'Products'],
    ['link', 'Orders'],
  ];
  assert.deepEqual(nearest(page(...others, ['button', 'Create new customer'], ['button', 'Ex'])), [
    'button "Create new customer"',
  ]);
  assert.deepEqual(nearest(page(...others)), ['link "Products"', 'link "Orders"']);
});

test('a label that is the title of a group does not rival the link by its name', () => {
  const title: Tree = ['generic', '', { tag: 'label' }, ['text', 'Customers']];
  const link: Tree = ['link', 'Customers', { href: '/customers' }, ['text', 'Customers']];
  assert.equal(find(page(title, link), { text: 'Customers' }), 'e3');
  assert.equal(find(page(title), { text: 'Customers' }), 'e1');
  assert.equal(find(page(title, link, ['button', 'Customers']), { text: 'Customers' }), 'many: e1 e3 e5');
});

test('two links of one name to one address are one for a plain click', () => {
  const view = page(['link', 'Home', { href: 'https://shop.test/' }], ['link', 'Home', { href: 'https://shop.test/' }]);
  assert.equal(find(view, { text: 'Home' }, { plain: true }), 'e1');
  assert.equal(find(view, { text: 'Home' }), 'many: e1 e2');
});

test('a row is picked by a cell that is the name, not by one that begins with it', () => {
  const found = find(team, { text: 'Remove', scope: { relation: 'row', text: 'Bob' } });
  const bob = team.items.find((item) => item.role === 'button');
  assert.equal(found, bob?.ref);
});

test('a name that is in no row finds nothing', () => {
  assert.equal(find(team, { text: 'Remove', scope: { relation: 'row', text: 'Zoe' } }), 'none');
});

test('the nth row counts rows of data only', () => {
  const rows = team.items.filter((item) => item.role === 'row');
  assert.equal(find(team, { role: 'row', ordinal: 1 }), rows[1]?.ref);
  assert.equal(find(team, { role: 'row', ordinal: -1 }), rows[3]?.ref);
  assert.equal(find(team, { role: 'row', ordinal: 9 }), 'none');
});

const card = (name: string, ...more: Tree[]): Tree => [
  'listitem',
  '',
  {},
  ['heading', name, {}, ['text', name]],
  ...more,
];

test('next to the name of a card means in that card, and never reaches into its neighbour', () => {
  const add: Tree = ['button', 'Add', {}, ['text', 'Add']];
  const view = page(['list', 'Products', {}, card('Mug', add), card('Lamp', add), card('Sold out lamp shade')]);
  const buttons = view.items.filter((item) => item.role === 'button');
  assert.equal(find(view, { text: 'Add', scope: { relation: 'near', text: 'Lamp' } }), buttons[1]?.ref);
  assert.equal(find(view, { text: 'Add', scope: { relation: 'near', text: 'Sold out lamp shade' } }), 'none');
});

test('a field is found by label, by placeholder, and a close spelling only without quotes', () => {
  const view = page(
    ['textbox', 'Street address', { tag: 'input', label: 'Street address' }],
    ['textbox', 'x', { tag: 'input', placeholder: 'Postcode' }],
  );
  assert.equal(find(view, { text: 'Street address' }, { purpose: 'field' }), 'e1');
  assert.equal(find(view, { text: 'Postcode' }, { purpose: 'field' }), 'e2');
  assert.equal(find(view, { text: 'Street adress' }, { purpose: 'field' }), 'none');
  assert.equal(find(view, { text: 'Street adress' }, { purpose: 'field', exact: false }), 'e1');
});

test('a spelling mistake never wins where it fits more than one name', () => {
  const view = page(['button', 'Orders'], ['button', 'Ordert']);
  assert.match(find(view, { text: 'Orderz' }, { exact: false }), /^many/);
});

test('what lies behind a modal is not taken while something in front answers', () => {
  const view = page(['button', 'Close', { states: ['behind-modal'] }], ['dialog', 'Invite', {}, ['button', 'Close']]);
  assert.equal(find(view, { text: 'Close' }), 'e3');
});

test('a box over everything else with a sentence and buttons is the dialog, though nothing marks it', () => {
  const place = { x: 0, y: 0, width: 9, height: 9 };
  const behind = ['Save', 'Delete', 'Share'].map(
    (name): Tree => ['button', name, { box: place, states: ['occluded'] }],
  );
  const answers = ['Cancel', 'Delete'].map((name): Tree => ['button', name, { box: place }]);
  const asked = (words: string) => page(...behind, ['generic', '', {}, ['text', '', { text: words }], ...answers]);
  const target: Target = { text: 'Delete', scope: { relation: 'within', role: 'dialog' } };
  const view = asked('This can not be undone.');
  assert.equal(find(view, target), view.items.findLast((item) => item.name === 'Delete')?.ref);
  assert.equal(find(asked('Menu'), target), 'none');
});

test('below a heading ends at the next heading of its level', () => {
  const box = (name: string): Tree => ['checkbox', name, { tag: 'input' }];
  const view = page(
    ['heading', 'Colour', { level: 2 }, ['text', 'Colour']],
    box('Oak'),
    ['heading', 'Material', { level: 2 }, ['text', 'Material']],
    box('Oak'),
  );
  const boxes = view.items.filter((item) => item.role === 'checkbox');
  assert.equal(
    find(view, { text: 'Oak', scope: { relation: 'below', text: 'Material' } }, { purpose: 'tick' }),
    boxes[1]?.ref,
  );
  assert.equal(find(view, { text: 'Pine', scope: { relation: 'below', text: 'Colour' } }, { purpose: 'tick' }), 'none');
});

test('a kind that is named wins over another kind whose name holds the words', () => {
  const view = page(['link', 'Cart 2'], ['button', 'Open cart'], ['button', 'Open cart']);
  assert.equal(find(view, { text: 'Cart', role: 'link' }), 'e1');
  assert.match(find(view, { text: 'Cart' }), /^many/);
});

test('a short thing that can be pressed goes for a button, as an icon with a tooltip does', () => {
  const view = page(['table', '', {}, ...['Bob', 'Ada'].map((name): Tree => deletable(name))]);
  const target: Target = { text: 'delete', role: 'button', scope: { relation: 'row', text: 'Ada' } };
  assert.equal(find(view, target), view.items.findLast((item) => item.name === 'Delete Ada')?.ref);
  assert.match(find(view, { text: 'delete', role: 'img' }), /^many/);
});

function deletable(name: string): Tree {
  const icon: Tree = ['generic', `Delete ${name}`, { states: ['clickable'] }];
  return ['row', '', {}, ['cell', name, {}, ['text', name]], ['cell', '', {}, icon]];
}

test('a word within a plain text is nothing to press, the whole text is', () => {
  const view = page(['generic', '', {}, ['text', 'Nothing to commit.']], ['generic', '', {}, ['text', 'Stash']]);
  assert.equal(find(view, { text: 'Commit' }), 'none');
  assert.equal(find(view, { text: 'Stash' }), 'e3');
  const card = page(['generic', 'Nothing to commit.', { states: ['clickable'] }, ['text', 'Nothing to commit.']]);
  assert.equal(find(card, { text: 'Commit' }), 'e1');
});

test('a part of a drawing that listens for presses as a whole is pressed where it stands', () => {
  const parts = ['every morning', 'show water'].map((name): Tree => ['generic', '', {}, ['text', name]]);
  const view = page(['generic', 'every morning show water', { states: ['clickable'] }, ...parts]);
  assert.equal(find(view, { text: 'every morning' }), 'e2');
  assert.equal(find(view, { text: 'show water' }), 'e4');
});

test('a name that ends in a word for a kind is taken whole where it stands so', () => {
  const posts = ['Packing list', 'Winter routes'].map((name): Tree => ['listitem', '', {}, ['link', name]]);
  const view = page(['list', '', {}, ...posts], ['spinbutton', 'Posts per page', { tag: 'input' }]);
  assert.equal(find(view, { text: 'Packing', role: 'list' }, { exact: false }), 'e3');
  assert.equal(find(view, { text: 'Posts per', role: 'page' }, { exact: false, purpose: 'form-control' }), 'e6');
});

test('a sidebar that nothing marks as one is told by where it stands', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
  const view = page([
    'document',
    '',
    box(0, 0, 1280, 720),
    ['main', '', box(220, 0, 1060, 720), ['link', 'Settings'], ['button', 'Hide sidebar']],
    [
      'navigation',
      '',
      box(0, 0, 220, 0),
      ['list', '', box(0, 0, 220, 400), ['link', 'Databases'], ['link', 'Settings']],
    ],
  ]);
  assert.equal(find(view, { text: 'Settings', scope: { relation: 'within', noun: 'sidebar' } }), 'e8');
  assert.equal(find(view, { text: 'Settings', scope: { relation: 'within', noun: 'right sidebar' } }), 'none');
  const drawn: Tree = ['button', 'Unpin sidebar', {}, ['img', '']];
  const plain = page([
    'document',
    '',
    box(0, 0, 1280, 720),
    ['generic', '', box(0, 0, 220, 720), drawn, ['link', 'Ana']],
  ]);
  assert.equal(find(plain, { text: 'Ana', scope: { relation: 'within', noun: 'sidebar' } }), 'e5');
});

test('a narrow bar at the edge and the navigation beside it are both the sidebar, a list of data is not', () => {
  const box = (x: number, width: number) => ({ box: { x, y: 0, width, height: 720 } });
  const view = page([
    'document',
    '',
    { box: { x: 0, y: 0, width: 1280, height: 720 } },
    ['navigation', '', box(0, 56), ['link', 'Home', box(0, 56)]],
    ['navigation', 'Fleet', box(56, 230), ['link', 'Boats', box(56, 230)]],
    ['generic', '', box(286, 200), ['link', 'Heron', box(286, 200)]],
    ['main', '', box(486, 794), ['link', 'Boats', box(486, 794)], ['link', 'Home', box(486, 794)]],
  ]);
  const inBar = (text: string) => find(view, { text, scope: { relation: 'within', noun: 'sidebar' } });
  assert.deepEqual([inBar('Home'), inBar('Boats'), inBar('Heron')], ['e3', 'e5', 'none']);
});

test('an editor is called by the caption above it, a switch beside it or not', () => {
  const editor: Tree = ['textbox', '', { tag: 'div' }];
  const bar: Tree = ['generic', '', {}, ['button', 'Bold'], ['switch', 'Markdown', {}, ['text', 'Markdown']]];
  const form = (...more: Tree[]) =>
    page(['generic', '', {}, ['generic', '', {}, ['text', 'Body']], bar, editor, ...more]);
  const body = { text: 'Body' };
  const found = (view: View) => find(view, body, { purpose: 'field', exact: false });
  assert.equal(found(form()), form().items.find((item) => item.role === 'textbox')?.ref);
  assert.equal(found(form(['textbox', 'Tags', { tag: 'input' }])), 'none');
});

test('what is ticked or switched on is no button of the same name', () => {
  const view = page(['switch', 'Open', { ref: 'tick' }], ['combobox', 'Warden'], ['button', 'Open', { ref: 'arrow' }]);
  assert.equal(find(view, { text: 'Open' }, { purpose: 'tick' }), 'tick');
  assert.equal(find(view, { text: 'Open' }), 'many: tick arrow');
});

test('a checkbox of "the row" is one that stands in a row, and a name that says so comes first', () => {
  const rows = page(
    ...['a', 'b'].map((name): Tree => ['row', name, {}, ['cell', 'Select'], ['checkbox', '', { ref: name }]]),
  );
  assert.equal(find(rows, { text: 'row', role: 'checkbox' }, { purpose: 'tick', exact: false }), 'many: a b');
  const named = page(['checkbox', 'Row', { ref: 'named' }], ['row', 'x', {}, ['checkbox', '']]);
  assert.equal(find(named, { text: 'row', role: 'checkbox' }, { purpose: 'tick', exact: false }), 'named');
  assert.equal(find(rows, { text: 'row', role: 'checkbox' }, { purpose: 'tick' }), 'none');
});

const pictured = (icon: string, ref: string, name = ''): Tree => ['button', name, { icon, ref }];

test('a button without words is found by what its picture is called, once nothing else answers', () => {
  const view = page(pictured('gear', 'gear'), pictured('trash', 'bin'), pictured('download', 'down', 'Export'));
  const press = (text: string, more: Partial<Target> = {}) => find(view, { text, ...more });
  assert.deepEqual(
    [press('Settings'), press('delete icon'), press('trash', { role: 'button' }), press('download'), press('bell')],
    ['gear', 'bin', 'bin', 'none', 'none'],
  );
  assert.equal(find(view, { text: 'Settings' }, { purpose: 'field' }), 'none');
  assert.equal(groundAll(view, { target: { text: 'Settings' }, purpose: 'read', exact: true }).items.length, 0);
});

test('several pictures of one name are ambiguous until a row is named, and a word on the page comes before them', () => {
  const bins = page(
    ...['Ana', 'Bo'].map(
      (name): Tree => ['row', name, {}, ['cell', name, {}, ['text', name]], pictured('trash', name)],
    ),
  );
  assert.equal(find(bins, { text: 'delete' }), 'many: Ana Bo');
  assert.equal(find(bins, { text: 'delete', scope: { relation: 'row', role: 'row', text: 'Bo' } }), 'Bo');
  assert.equal(find(page(pictured('trash', 'bin'), ['link', 'Delete account']), { text: 'Delete' }), 'e2');
  assert.equal(find(page(pictured('cart plus', 'add')), { text: 'cart' }), 'none');
});

test('the only editor is the one meant where the page speaks of what it is for', () => {
  const code: Tree = ['textbox', '', { ref: 'code', value: '# hello' }];
  const url: Tree = ['textbox', 'Address', { tag: 'input' }];
  const editor = (view: View, target: Target) => find(view, target, { purpose: 'field', exact: false });
  const view = page(url, ['tab', 'Query'], code);
  assert.deepEqual(
    [editor(view, { text: 'query editor' }), editor(view, { noun: 'editor' }), editor(view, { text: 'style editor' })],
    ['code', 'code', 'none'],
  );
  assert.equal(editor(page(['tab', 'Query'], code, code), { text: 'query editor' }), 'many: code code');
  const named: Tree = ['textbox', 'Address', { ref: 'named', box: { x: 0, y: 0, width: 300, height: 24 } }];
  const beside = page(named, ['tab', 'Query'], code);
  assert.deepEqual([editor(beside, { text: 'query editor' }), editor(beside, { noun: 'editor' })], ['code', 'code']);
  assert.equal(editor(beside, { text: 'address editor' }), 'named');
});

test('words that two things to press merely hold are ambiguous, be one a button and the other a box', () => {
  const view = page(
    ['generic', 'Set headers', { states: ['clickable'] }, ['text', 'Set headers']],
    ['tab', 'Response headers'],
  );
  assert.match(find(view, { text: 'headers' }), /^many/);
});

test('a value is put into no button whose name merely holds the words', () => {
  const sorts = page(['button', 'Sort by beds']);
  assert.equal(find(sorts, { text: 'Beds' }, { purpose: 'form-control', exact: false }), 'none');
});

test('what stands in a table stands in the list, and chips are no rows of the table', () => {
  const head: Tree = ['row', '', {}, ['columnheader', 'Name'], ['columnheader', 'Age']];
  const row = (name: string): Tree => [
    'row',
    '',
    {},
    ['cell', '', {}, ['text', name]],
    ['cell', '', {}, ['text', '7']],
  ];
  const view = page(
    ['table', '', { tag: 'table' }, head, row('Bea'), row('Carl')],
    ['grid', 'Tags', {}, ['row', '', {}, ['gridcell', '', {}, ['text', 'folk']]]],
    ['list', '', {}, ['listitem', '', {}, ['text', '1']], ['listitem', '', {}, ['text', '2']]],
  );
  const stands = (text: string) =>
    groundAbsent(view, {
      target: { text, scope: { relation: 'within', role: 'list' } },
      purpose: 'read',
      exact: true,
      shown: true,
    }).items.length;
  assert.deepEqual([stands('Bea'), stands('2'), stands('Dora')], [1, 1, 0]);
  const rows = groundAll(view, { target: { role: 'row' }, purpose: 'read', exact: true });
  assert.equal(rows.items.length, 2);
});

test('what was typed into a search field is no result, and what a form holds is read', () => {
  const field = (more: object): Tree => ['textbox', 'Search stock', { tag: 'input', value: 'Item 999', ...more }];
  const shown = (...trees: Tree[]) =>
    groundAll(page(...trees), { target: { text: 'Item 999' }, purpose: 'read', exact: true, shown: true }).items.length;
  assert.equal(shown(['generic', '', {}, ['button', 'Add row'], field({})]), 0);
  assert.equal(shown(['generic', '', {}, ['button', 'Add row'], field({ name: 'Name', states: ['focused'] })]), 0);
  assert.equal(shown(['generic', '', {}, ['button', 'Add row'], field({ name: 'Name' })]), 1);
  assert.equal(shown(['generic', '', {}, field({}), ['paragraph', '', {}, ['text', 'Item 999']]]), 1);
});

test('a kind that is all that was said is never met by just any button, be it the only one', () => {
  const lone: Tree = ['button', '', { ref: 'add' }];
  const opener: Tree = ['link', 'more actions', { ref: 'more', states: ['collapsed'] }];
  for (const role of ['combobox', 'menu'] as const) {
    assert.equal(find(page(lone), { role }), 'none');
    assert.equal(find(page(lone, opener), { role }), 'more');
  }
  assert.equal(find(page(lone), { role: 'checkbox' }, { purpose: 'tick' }), 'none');
  assert.equal(
    find(page(lone, ['navigation', 'Site'], ['button', '', { ref: 'bars', icon: 'bars' }]), { role: 'menu' }),
    'bars',
  );
});

test('of two alike the one in the form that was acted in last is meant, though the page was looked at anew', () => {
  const look = () =>
    page(
      ['form', 'Log in', { ref: 'a' }, ['textbox', 'E-mail', { ref: 'b' }], ['button', 'Send', { ref: 'c' }]],
      ['form', 'Join', { ref: 'd' }, ['textbox', 'Your name', { ref: 'e' }], ['button', 'Send', { ref: 'f' }]],
    );
  const last = look().items.find(({ ref }) => ref === 'e') ?? null;
  const found = ground(look(), { target: { text: 'Send' }, purpose: 'press', exact: true }, { last });
  assert.equal(found.kind === 'one' && found.item.ref, 'f');
});
