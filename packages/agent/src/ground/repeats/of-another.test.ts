import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const of =
  (role: string) =>
  (words: string, more: object = {}): Tree => [role, words, more, ['text', words]];
const heading = (level: number, words: string) => of('heading')(words, { level, tag: `h${level}` });
const card = (name: string, state: string): Tree => [
  'generic',
  '',
  {},
  heading(3, name),
  of('paragraph')(state),
  of('button')('Ship'),
];
const orders = (...more: Tree[]) =>
  page(heading(2, 'Orders'), ['generic', '', {}, card('Order 7', 'Paid'), card('Order 8', 'Open')], ...more);
const first = (noun: string): Target => ({ noun, role: 'listitem', ordinal: 1 });
const says = (view: ReturnType<typeof page>, target: Target, more: Partial<Step> = {}) =>
  check(view, { action: 'assertText', target, value: 'Paid', ...more }).status;
const number = (view: ReturnType<typeof page>, noun: string, value: string) =>
  check(view, { action: 'assertCount', target: { noun }, value }).status;

test('what says in each entry and in its title that it is an order is neither an invoice nor no invoice', () => {
  assert.equal(says(orders(), first('order')), 'met');
  assert.equal(says(orders(), first('card')), 'met');
  assert.equal(says(orders(), first('message')), 'unproven');
  assert.equal(says(orders(), first('message'), { op: 'not-contains', value: 'Ana' }), 'unproven');
  assert.equal(number(orders(), 'orders', '2'), 'met');
  assert.equal(number(orders(), 'orders', '3'), 'not_met');
  assert.equal(number(orders(), 'invoices', '2'), 'unproven');
  assert.equal(number(orders(), 'invoices', '3'), 'unproven');
});

test('entries that bear another word than their title, or none of them a number, may be what is said', () => {
  const shelf = (title: string, ...names: string[]) =>
    page(heading(2, title), ['list', '', {}, ...names.map((name) => of('listitem')(name))]);
  assert.equal(number(shelf('Product catalogue', 'Lamp 3', 'Lamp 4'), 'products', '2'), 'met');
  assert.equal(number(shelf('Orders of products', 'Lamp', 'Chair'), 'products', '2'), 'met');
  assert.equal(number(shelf('Orders and invoices', 'Order 7', 'Order 8'), 'invoices', '2'), 'met');
  assert.equal(number(shelf('Orders', 'Order 7', 'Order 8'), 'customer orders', '2'), 'met');
});

test('what is listed under the title of other things is nothing that the page does not speak of', () => {
  const entry = (title: string): Tree => ['listitem', '', {}, ['link', title, {}, ['text', title]]];
  const posts = (title: string, ...more: Tree[]) =>
    page(heading(2, title), ['list', '', {}, entry('Herring pie'), entry('Barometer basics')], ...more);
  const open = (view: ReturnType<typeof page>, noun: string) =>
    ground(view, { target: first(noun), purpose: 'press', exact: false }).kind;
  assert.equal(number(posts('Posts'), 'invoices', '2'), 'unproven');
  assert.equal(number(posts('All posts (2)'), 'open invoices', '2'), 'unproven');
  assert.equal(number(posts('Posts'), 'posts', '2'), 'met');
  assert.equal(number(posts('Posts'), 'items', '2'), 'met');
  assert.equal(number(posts('Recent invoice activity'), 'invoices', '2'), 'met');
  assert.equal(number(posts('Posts', of('link')('New invoice')), 'invoices', '2'), 'met');
  assert.equal(number(posts('Posts', ['searchbox', '', { placeholder: 'Find a story' }]), 'stories', '2'), 'met');
  assert.deepEqual([open(posts('Posts'), 'invoice'), open(posts('Posts'), 'post')], ['none', 'one']);
});

test('nothing is done to an order, or to what is in it, as to a message', () => {
  const found = (target: Target) => ground(orders(), { target, purpose: 'press', exact: false }).kind;
  const ship = (noun: string): Target => ({
    text: 'Ship',
    scope: { noun, role: 'listitem', ordinal: -1, relation: 'item' },
  });
  assert.equal(found(first('order')), 'one');
  assert.equal(found(first('message')), 'none');
  assert.equal(found(ship('order')), 'one');
  assert.equal(found(ship('message')), 'none');
});

test('what stands under another heading than that of messages is not the first of them', () => {
  const none = orders(heading(2, 'Messages'), of('paragraph')('You have no messages.'));
  assert.equal(says(none, first('message')), 'unproven');
  assert.equal(says(none, first('order')), 'met');
});

test('lists that do not stand under the heading of results tell nothing of what was found', () => {
  const menu: Tree = ['list', '', {}, of('listitem')('Home'), of('listitem')('Projects')];
  const hits: Tree = ['generic', '', { tag: 'dl' }, of('term')('Second camera'), of('definition')('Open')];
  const view = page(menu, heading(3, 'Results (1)'), hits);
  const results: Target = { role: 'listitem', noun: 'results' };
  assert.equal(says(view, results, { op: 'not-contains', value: 'Second camera' }), 'unproven');
  assert.equal(says(view, results, { value: 'Second camera' }), 'unproven');
  const target: Target = { text: 'Second camera', scope: { relation: 'within', noun: 'results' } };
  assert.equal(check(view, { action: 'assertNotVisible', target }).status, 'unproven');
  const listed = page(menu, heading(3, 'Results (1)'), ['list', '', {}, of('listitem')('Second camera')]);
  assert.equal(says(listed, results, { value: 'Second camera' }), 'met');
  assert.equal(check(listed, { action: 'assertVisible', target }).status, 'met');
});

test('rows that are counted as loans are no members, though each has one, and books by their title or not at all', () => {
  const row = (...cells: string[]): Tree => ['row', '', {}, ...cells.map((words) => of('cell')(words))];
  const heads: Tree = ['row', '', {}, of('columnheader')('Member'), of('columnheader')('Due')];
  const table: Tree = ['table', '', { tag: 'table' }, heads, row('Nora', 'May'), row('Omar', 'June')];
  const counted = (title: string, count: string) => page(heading(1, title), table, of('paragraph')(count));
  const loans = counted('Select loan to change', '2 loans');
  assert.equal(number(loans, 'loans', '2'), 'met');
  assert.equal(number(loans, 'members', '2'), 'unproven');
  assert.equal(number(counted('Members', '2 members'), 'members', '2'), 'met');
  assert.equal(number(counted('Who is here', '2 rows'), 'members', '2'), 'met');
});

test('a list under no title is none of what the page does not speak of, where it is written or has one entry', () => {
  const list = (names: readonly string[], more: object = {}): Tree => [
    'list',
    '',
    {},
    ...names.map((name): Tree => ['listitem', '', more, ['text', name]]),
  ];
  const bar: Tree = ['toolbar', '', {}, ['button', 'Show the users']];
  const counted = (noun: string, ...trees: Tree[]) => number(page(bar, ...trees), noun, '1');
  assert.equal(counted('invoices', list(['Oar'])), 'unproven');
  assert.equal(counted('items', list(['Oar'])), 'met');
  assert.equal(counted('buyers', list(['Oar']), of('link')('New buyer')), 'met');
  const written = (noun: string, ...lines: Tree[]) =>
    number(page(bar, ['generic', '', { states: ['editable'] }, ...lines]), noun, '2');
  assert.equal(written('users', of('paragraph')('Notes'), list(['Fix it', 'Ship it'])), 'unproven');
  assert.equal(written('tasks', of('paragraph')('Our tasks:'), list(['Fix it', 'Ship it'])), 'met');
  assert.equal(written('bullet points', of('paragraph')('Notes'), list(['Fix it', 'Ship it'])), 'met');
});

test('a link to users in the menu tells nothing of what stands under the title of orders', () => {
  const entry = (title: string): Tree => ['listitem', '', {}, ['text', title]];
  const listed = (more: object) =>
    page(
      ['navigation', '', {}, ['link', 'Users', { href: '/users', ...more }, ['text', 'Users']]],
      heading(2, 'Orders'),
      ['list', '', {}, entry('Ana'), entry('Ben')],
    );
  assert.equal(number(listed({}), 'users', '2'), 'unproven');
  assert.equal(number(listed({ states: ['current'] }), 'users', '2'), 'met');
});

test('what a page speaks of nowhere is not counted by the only list that it has', () => {
  const about = (...more: Tree[]) =>
    page(
      heading(1, 'Amber Tide'),
      [
        'list',
        '',
        {},
        ...['Status: Published', 'Last Modified: May', 'Created: June'].map((words) => of('listitem')(words)),
      ],
      ...more,
    );
  for (const value of ['3', '2', '0']) assert.notEqual(number(about(), 'chapters', value), 'not_met', value);
  assert.equal(number(about(), 'chapters', '3'), 'unproven');
  // Words for whatever repeats, and for parts of any page, tell nothing of what it is.
  assert.deepEqual([number(about(), 'items', '3'), number(about(), 'entries', '2')], ['met', 'not_met']);
  const spoken: Tree[] = [
    of('button')('Add chapter'),
    of('paragraph')('Chapters'),
    ['link', 'Dawn', { href: 'https://shop.test/chapters/1' }, ['text', 'Dawn']],
    ['generic', '', { testId: 'chapter-list' }, ['text', 'Dawn']],
  ];
  for (const part of spoken) assert.equal(number(about(part), 'chapters', '3'), 'met', JSON.stringify(part));
  // The title and the address of the page in these tests speak of a cart.
  assert.equal(number(about(), 'carts', '3'), 'met');
  const within = { noun: 'chapters', scope: { relation: 'below', text: 'Amber Tide' } } as const;
  assert.equal(check(about(), { action: 'assertCount', target: within, value: '3' }).status, 'met');
});

test('links that lead through the site tell nothing of what a table lists, also where nothing marks them as navigation', () => {
  const to = (name: string, more: object = {}): Tree => [
    'listitem',
    '',
    {},
    ['link', name, { href: `#/${name}`, ...more }, ['text', name]],
  ];
  const row = (name: string): Tree => ['row', '', {}, ['cell', name, {}, ['text', name]], of('cell')('fanout')];
  const head: Tree = ['row', '', {}, of('columnheader')('Name'), of('columnheader')('Type')];
  const content: Tree[] = [
    heading(2, 'All exchanges (2)'),
    ['table', '', { tag: 'table' }, head, row('audit'), row('returns')],
  ];
  const box = { box: { x: 0, y: 0, width: 50, height: 20 } };
  const bar = ['Queues', 'Exchanges'].map((name): Tree => ['listitem', '', box, ['link', name, {}, ['text', name]]]);
  const menu: Tree = ['list', '', {}, to('Queues'), to('Exchanges', { states: ['marked'] })];
  const scope = { relation: 'within', role: 'table' } as const;
  for (const links of [menu, ['list', '', {}, ...bar] as Tree]) {
    const view = page(links, ...content);
    const inTable = (noun: string, value: string) =>
      check(view, { action: 'assertCount', target: { noun, scope }, value }).status;
    for (const counted of [inTable, (noun: string, value: string) => number(view, noun, value)]) {
      assert.deepEqual([counted('queues', '2'), counted('queues', '3')], ['unproven', 'unproven']);
      assert.deepEqual([counted('policies', '2'), counted('policies', '3')], ['unproven', 'unproven']);
      assert.deepEqual([counted('exchanges', '2'), counted('exchanges', '3')], ['met', 'not_met']);
    }
  }
});

test('of what leads to other kinds of things nothing is counted as one of them', () => {
  const entry = (href: string): Tree => [
    'listitem',
    '',
    {},
    ['link', href, { href: `http://desk.test${href}` }, ['text', href]],
  ];
  const files = (...paths: string[]) => page(heading(2, 'Notebooks'), ['list', '', {}, ...paths.map(entry)]);
  const mixed = files('/tree/data', '/notebooks/sales', '/notebooks/churn', '/edit/train');
  for (const value of ['2', '4']) assert.equal(number(mixed, 'notebooks', value), 'unproven');
  assert.equal(number(mixed, 'items', '4'), 'met');
  const alike = files('/notebooks/sales', '/notebooks/churn');
  assert.deepEqual([number(alike, 'notebooks', '2'), number(alike, 'notebooks', '3')], ['met', 'not_met']);
  assert.equal(number(files('/tree/data', '/tree/notebooks'), 'notebooks', '2'), 'unproven');
});

test('what repeats in another box than the one that begins with the very noun is none of it for sure', () => {
  const line = (words: string, y: number) => of('generic')(words, { box: { x: 0, y, width: 90, height: 20 } });
  const panel = (title: string, y: number, ...held: Tree[]): Tree => [
    'generic',
    '',
    { framed: true, box: { x: 0, y, width: 200, height: 90 } },
    line(title, y),
    ...held,
  ];
  const entries: Tree = ['list', '', {}, of('listitem')('Ann came'), of('listitem')('Ben left')];
  const at = (y: number) => ({ box: { x: 0, y, width: 90, height: 20 } });
  const list = (y: number): Tree => ['generic', '', at(y), entries];
  const apart = page([
    'main',
    '',
    {},
    panel('Tasks', 0, line('Paint', 30), line('Sand', 60)),
    panel('Activity', 100, list(130)),
  ]);
  const inside = page(['main', '', {}, panel('Tasks', 0, list(30)), panel('Notes', 100, line('Paint', 130))]);
  assert.deepEqual([number(apart, 'tasks', '2'), number(apart, 'tasks', '3')], ['unproven', 'unproven']);
  assert.deepEqual([number(inside, 'tasks', '2'), number(inside, 'tasks', '3')], ['met', 'not_met']);
});

test('a box that is called for all that stands in it, the shut list and the lone branches beside it are no articles', () => {
  const words = (role: string, name: string): Tree => [role, name, {}, ['text', name]];
  const feed = (name: string) => box(words('treeitem', name), ['img', '', {}]);
  const entry = (name: string) => box(['checkbox', '', {}], words('link', name), box(['text', 'Ida']));
  const feeds = ['All articles', 'Outdoors', 'Tech'];
  const tree: Tree = ['generic', feeds.join(' '), {}, ['tree', '', {}, ...feeds.map(feed)]];
  const shut: Tree = ['listbox', 'Show articles', { states: ['collapsed'] }, words('option', 'All')];
  const reader = page(['document', '', {}, tree, shut, box(...['Storm', 'Ferry', 'Crane', 'Snow'].map(entry))]);
  for (const number of [0, 1, 3]) assert.notEqual(verdictOf(reader, `There are ${number} articles`), 'met');
  assert.notEqual(verdictOf(reader, 'There are 4 articles'), 'not_met');
  for (const name of ['Storm', 'Ferry', 'All articles'])
    for (const says of ['contains', 'does not contain'])
      assert.equal(verdictOf(reader, `The first article ${says} "${name}"`), 'unproven', `${says} ${name}`);
});

test('rows above the heading "Activity" are no activities, and a heading in the singular is as good as one in the plural', () => {
  const heading = (name: string): Tree => ['heading', name, { level: 2 }, ['text', name]];
  const deals = tableOf('Top deals', ['Deal', 'Owner'], ['Northwind', 'Ada'], ['Contoso', 'Bob'], ['Fabrikam', 'Ada']);
  const view = page(['main', '', {}, deals, heading('Activity'), ['paragraph', '', {}, ['text', 'Ada called.']]]);
  for (const number of [2, 3]) assert.equal(verdictOf(view, `There are ${number} activities`), 'unproven');
  const under = page(['main', '', {}, heading('Activity'), deals]);
  assert.equal(verdictOf(under, 'There are 3 activities'), 'met');
});

test('what stands outside of the panel of the tab "Comments (2)" is no comment, and what stands in it is', () => {
  const tabs = (...chosen: string[]): Tree => [
    'tablist',
    '',
    {},
    ...['Lines', 'Comments (2)'].map(
      (name): Tree => ['tab', name, { states: chosen.includes(name) ? ['selected'] : [] }, ['text', name]],
    ),
  ];
  const entries = (...names: string[]): Tree => ['list', '', {}, ...names.map((name) => of('listitem')(name))];
  const panel = (...parts: Tree[]): Tree => ['tabpanel', '', {}, ...parts];
  const outside = page(tabs('Comments (2)'), panel(of('paragraph')('Called.')), entries('Shipping', 'Billing'));
  const other = page(tabs('Lines'), panel(entries('Shipping', 'Billing')));
  const inside = page(tabs('Comments (2)'), panel(entries('Shipping', 'Billing')));
  const status = (view: typeof inside) =>
    ['Billing', 'Shipping'].map((name) => verdictOf(view, `The last comment says "${name}"`));
  assert.deepEqual(status(outside), ['unproven', 'unproven']);
  assert.deepEqual(status(other), ['unproven', 'unproven']);
  assert.deepEqual(status(inside), ['met', 'not_met']);
});
