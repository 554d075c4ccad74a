import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';
import type { View } from '../view/view.ts';

const text = (value: string): Tree => ['text', value];
const of =
  (role: string) =>
  (value: string): Tree => [role, value, {}, text(value)];
const [cell, head, item] = [of('cell'), of('columnheader'), of('listitem')];

const operator: Tree = ['combobox', '', { tag: 'select' }, of('option')('open'), of('option')('closed')];
const box: Tree = ['checkbox', 'Status', { tag: 'input' }];
const filters: Tree[] = [
  ['group', 'Filters', { tag: 'fieldset' }, ['table', '', { tag: 'table' }, fieldRow('Status', box, operator)]],
  ['group', 'Columns', { tag: 'fieldset' }, ['button', 'Hide']],
];
const pages: Tree = [
  'list',
  '',
  {},
  item('« Previous'),
  item('1'),
  ['listitem', '', {}, of('link')('2')],
  item('Next »'),
];

function fieldRow(title: string, ...fields: Tree[]): Tree {
  return ['row', '', {}, ['cell', '', {}, text(title), ...fields]];
}

function berths(...names: string[]): Tree {
  const rows = names.map((name): Tree => ['row', '', {}, cell(name), cell('free')]);
  return ['table', '', { tag: 'table' }, ['row', '', {}, head('Name'), head('State')], ...rows];
}

const harbour = (...more: Tree[]) => page(['heading', 'Berths', { level: 2 }, text('Berths')], ...filters, ...more);
const rows = (target: Target, more: Tree[], number: number, op: 'eq' | 'gte' = 'eq') =>
  check(harbour(...more), { action: 'assertCount', target, value: String(number), op }).status;

test('neither what a dropdown offers nor the fields of a form nor what turns pages is an entry of the list', () => {
  const inList: Target = { noun: 'berths', scope: { relation: 'within', role: 'list' } };
  const inTable: Target = { noun: 'berths', scope: { relation: 'within', role: 'table' } };
  for (const target of [inList, inTable]) {
    assert.equal(rows(target, [berths('A1', 'A2', 'A3'), pages], 3), 'met');
    assert.equal(rows(target, [berths('A1', 'A2'), pages], 3), 'not_met');
  }
  assert.notEqual(rows(inTable, [text('Nothing here')], 1, 'gte'), 'met');
});

test('the rows of a table are those of the one with data, and those of the fields where there is no other', () => {
  const inTable: Target = { role: 'row', scope: { relation: 'within', role: 'table' } };
  assert.equal(rows(inTable, [berths('A1', 'A2')], 2), 'met');
  assert.equal(rows(inTable, [], 1), 'met');
  assert.equal(rows({ role: 'row' }, [berths('A1', 'A2')], 2), 'met');
});

test('what a dropdown offers is counted where it is asked for, and guests are counted though a fieldset holds each', () => {
  const guest = (name: string): Tree => ['group', name, { tag: 'fieldset' }, ['textbox', 'Name', { tag: 'input' }]];
  const count = (trees: Tree[], target: Target, number: number) =>
    check(page(...trees), { action: 'assertCount', target, value: String(number) }).status;
  const moods: Tree = ['combobox', 'Mood', { tag: 'select' }, of('option')('Calm'), of('option')('Wild')];
  const scope = { relation: 'within' as const, text: 'Mood' };
  assert.equal(count([moods, berths('A1')], { role: 'option', scope }, 2), 'met');
  assert.equal(count([moods, berths('A1')], { noun: 'options', scope }, 2), 'met');
  const guests = { role: 'listitem' as const, noun: 'guests' };
  assert.equal(count([of('heading')('Guests'), guest('Guest 1'), guest('Guest 2')], guests, 2), 'met');
});

test('a table goes by the heading that it stands under, if it is the only one there', () => {
  const shows = (...trees: Tree[]) =>
    check(page(...trees), { action: 'assertText', target: { text: 'berths', role: 'table' }, value: 'A2' }).status;
  assert.equal(shows(of('heading')('Berths'), berths('A1', 'A2')), 'met');
  assert.equal(shows(of('heading')('Berths'), berths('A1')), 'not_met');
  assert.notEqual(shows(of('heading')('Closed berths'), berths('A2')), 'met');
  assert.notEqual(shows(of('heading')('Berths'), berths('A2'), berths('A1')), 'met');
});

test('what is chosen in a dropdown beside a box to tick is no state of the box', () => {
  const holds = (value: string) =>
    check(page(...filters), { action: 'assertValue', target: { text: 'Status' }, value, op: 'eq' }).status;
  const [open, shut] = ['open', 'closed'].map((name): Tree => ['option', name, { states: ['selected'] }, text(name)]);
  assert.equal(holds('on'), 'not_met');
  const chosen = (option: Tree) =>
    check(page(['table', '', { tag: 'table' }, fieldRow('Status', box, ['combobox', '', { tag: 'select' }, option])]), {
      action: 'assertValue',
      target: { text: 'Status' },
      value: 'closed',
      op: 'eq',
    }).status;
  assert.equal(chosen(shut as Tree), 'met');
  assert.equal(chosen(open as Tree), 'not_met');
});

test('what was filled in may be read as plain text once the form is gone', () => {
  const saved = page(['generic', '', {}, ['generic', '', {}, text('Status:')], ['generic', '', {}, text('Moored')]]);
  const holds = (target: Target, value: string) =>
    check(saved, { action: 'assertValue', target, value, op: 'eq' }).status;
  assert.equal(holds({ text: 'Status' }, 'Moored'), 'met');
  assert.equal(holds({ text: 'Status' }, 'Adrift'), 'not_met');
  // A "field" may be a mere line of what was saved, or the form did not open.
  assert.equal(holds({ text: 'Status', role: 'textbox' }, 'Moored'), 'unproven');
  assert.equal(holds({ text: 'Status', role: 'textbox' }, 'Adrift'), 'not_met');
});

test('boxes of nothing but fields and buttons are no entries beside the cards of a page', () => {
  const card = (name: string): Tree => [
    'link',
    name,
    { href: `https://shop.test/products/${name}` },
    ['heading', name, {}, text(name)],
    text('$5'),
  ];
  const parts: Tree[] = [
    ['group', '', {}, ['slider', '', { value: '12' }], ['slider', '', { value: '35' }]],
    ['generic', '', {}, ['group', '', {}, text('Colour'), ['radiogroup', '', {}, ['radio', 'Red'], ['radio', 'Blue']]]],
    ['generic', '', {}, ['group', '', {}, ['button', 'Show'], ['combobox', '', {}, text('20')]]],
  ];
  const shelf = page(...parts, ['generic', '', {}, card('Oar'), card('Keel'), card('Mast')]);
  const first: Target = { noun: 'product', role: 'listitem', ordinal: 1 };
  const says = (value: string) => check(shelf, { action: 'assertText', target: first, value }).status;
  assert.deepEqual(['Oar', 'Keel', '12', 'Show'].map(says), ['met', 'not_met', 'not_met', 'not_met']);
  assert.equal(check(shelf, { action: 'assertCount', target: { noun: 'products' }, value: '3' }).status, 'met');
  const items = (...parts: Tree[]) => {
    const list = page(card('Help'), ['generic', '', {}, ['group', '', {}, ...parts], ['group', '', {}, ...parts]]);
    return check(list, { action: 'assertCount', target: { noun: 'items' }, value: '2' }).status;
  };
  const entries: Tree[][] = [
    [text('Oar'), text('$5'), ['spinbutton', 'Quantity']],
    [['checkbox', 'Done'], text('Buy tar')],
    [text('Buy tar'), ['button', 'Delete']],
    [text('Colour'), ['combobox', 'Colour']],
  ];
  assert.deepEqual(
    entries.map((parts) => items(...parts)),
    ['met', 'met', 'met', 'met'],
  );
});

test('the list of a noun is the one that stands under its title, not those of the page around it', () => {
  const list = (...names: string[]): Tree => ['list', '', {}, ...names.map(item)];
  const crew: Tree[] = [['navigation', '', {}, list('Home', 'Ann')], of('heading')('Crew'), list('Bob', 'Cy')];
  const shows = (value: string) =>
    check(page(...crew), { action: 'assertText', target: { role: 'list', noun: 'crew' }, value }).status;
  assert.equal(shows('Bob'), 'met');
  assert.equal(shows('Ann'), 'not_met');
});

test('entries are numbered as they are seen, whatever the order that the page holds them in', () => {
  const entry = (name: string, x: number, y: number): Tree => {
    const box = { x, y, width: 90, height: 20 };
    return ['listitem', '', { box, ref: name }, ['text', name], ['button', 'Pin', { ref: `pin ${name}` }]];
  };
  const list = (...places: [number, number][]): Tree => [
    'list',
    '',
    {},
    ...places.map(([x, y], i) => entry('abc'[i] ?? '', x, y)),
  ];
  const view = (...places: [number, number][]) => page(list(...places));
  const find = (at: View, target: Target) => {
    const found = ground(at, { target, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  const firstAndLast = (at: View) => [1, -1].map((ordinal) => find(at, { role: 'listitem', ordinal }));
  assert.deepEqual(firstAndLast(view([0, 60], [0, 30], [0, 0])), ['c', 'a']);
  assert.deepEqual(firstAndLast(view([200, 0], [0, 0], [100, 0])), ['b', 'a']);
  // A line from right to left is read as it is held where the page's words run so, and so is a grid.
  const line = list([200, 0], [100, 0], [0, 0]);
  assert.deepEqual(firstAndLast(page(['document', '', {}, ['text', 'שלום'], line])), ['a', 'c']);
  assert.deepEqual(firstAndLast(page(line)), ['c', 'a']);
  assert.deepEqual(firstAndLast(view([100, 0], [0, 0], [0, 30])), ['a', 'c']);
  const turned = view([0, 60], [0, 30], [0, 0]);
  assert.equal(find(turned, { text: 'Pin', role: 'button', ordinal: 1 }), 'pin c');
  const button = (x: number): Tree => ['button', 'Open', { box: { x, y: 0, width: 50, height: 20 }, ref: `at ${x}` }];
  const reversed = page(['generic', '', {}, button(200), button(100), button(0)]);
  assert.equal(find(reversed, { text: 'Open', role: 'button', ordinal: 1 }), 'at 0');
});

test('a thing goes by its name and what it is, under the title of such things or with its time in a calendar', () => {
  const card = (name: string): Tree => ['link', `${name} 8 flags`, { href: `#${name}` }, text(name), text('8 flags')];
  const action = (name: string): Tree => ['link', name, { href: '#do' }, text(name)];
  const title = (words: string): Tree => ['heading', words, { level: 1 }, text(words)];
  const pressed = (words: string, ...trees: Tree[]) => {
    const found = ground(page(...trees), { target: { text: words }, purpose: 'press', exact: false });
    return found.kind === 'one' ? found.item.name : found.kind;
  };
  const projects = [title('Your projects'), card('Default'), action('Review'), card('Mobile')];
  assert.equal(pressed('Default project', ...projects), 'Default 8 flags');
  assert.equal(pressed('Mobile project', ...projects), 'Mobile 8 flags');
  assert.equal(pressed('Review project', ...projects), 'none');
  assert.equal(pressed('Default project', ['button', 'Default', {}, text('Default')], ...projects), 'many');
  assert.equal(pressed('Default project', title('Team settings'), card('Default')), 'none');
  const entry = (...parts: Tree[]): Tree => ['listitem', '', {}, ...parts];
  assert.equal(pressed('shop database', ['list', '', {}, entry(action('shop')), entry(action('wiki'))]), 'shop');
  assert.equal(pressed('shop settings', entry(action('shop'))), 'none');
  assert.equal(pressed('shop database', title('Tables'), entry(action('shop'))), 'none');
  assert.equal(pressed('shop database', entry(action('shop')), entry(action('shop'))), 'many');
  assert.equal(pressed('review database', entry(text('wiki'), action('review'))), 'none');
  const day = (...parts: string[]): Tree => ['gridcell', '', {}, ['link', parts.join(' '), {}, ...parts.map(text)]];
  const month = (...days: Tree[]): Tree => ['grid', 'May', {}, ['row', '', {}, ...days]];
  assert.equal(pressed('Review event', month(day('2:30p', 'Review'), day('4p', 'Retro'))), '2:30p Review');
  assert.equal(pressed('Delete event', month(day('2:30p', 'Delete'))), 'none');
  assert.equal(pressed('Review event', month(day('Gala', 'Review'))), 'none');
});

test('the drawn dropdowns of a filter are no entries, entries of a menu outside of one are', () => {
  const filter = (name: string, value: string): Tree => [
    'button',
    name,
    { states: ['haspopup', 'clickable'] },
    text(value),
    ['img', ''],
  ];
  const bar: Tree = ['generic', '', {}, filter('Type', 'Drafts'), filter('Tag', 'All tags'), filter('Sort', 'Newest')];
  const entry = (title: string): Tree => [
    'menuitem',
    title,
    {},
    ['heading', title, { level: 3 }, text(title)],
    text('Draft'),
  ];
  const list: Tree = ['generic', '', {}, entry('Herring pie'), entry('Barometer basics')];
  const posts = (target: Target, number: number, ...parts: Tree[]) =>
    check(page(['heading', 'Posts', { level: 2 }, text('Posts')], bar, ...parts), {
      action: 'assertCount',
      target,
      value: String(number),
    }).status;
  assert.equal(posts({ noun: 'posts' }, 2, list), 'met');
  assert.equal(posts({ noun: 'posts' }, 3, list), 'not_met');
  assert.notEqual(posts({ noun: 'posts' }, 3), 'met');
  assert.notEqual(posts({ noun: 'filters' }, 3, list), 'not_met');
});

test('what a table is called by a noun holds goes before the links of a list above it', () => {
  const filter = (name: string): Tree => ['listitem', '', {}, of('link')(name), text('|')];
  const rowOf = (name: string): Tree => ['row', name, {}, cell(name), cell('Bo')];
  const heads: Tree = ['row', '', {}, head('Title'), head('Author')];
  const view = page(
    ['list', '', {}, filter('All (3)'), filter('Mine (1)')],
    ['table', 'Drafts list', { tag: 'table' }, heads, ...['Hello', 'Fog', 'Night'].map(rowOf)],
  );
  assert.equal(verdictOf(view, 'There are 3 drafts.'), 'met');
  assert.equal(verdictOf(view, 'There are 2 drafts.'), 'not_met');
  assert.equal(verdictOf(view, 'The first draft is "Hello".'), 'met');
});

test('a part that turns the pages of a table is none of its entries, whatever it is called', () => {
  const turner: Tree = [
    'group',
    'Select page of berths',
    {},
    text('1 – 2 of 2'),
    ...['First page', 'Previous page', 'Next page', 'Last page'].map((name): Tree => ['button', name]),
  ];
  const view = page(['generic', '', {}, berths('A1', 'A2'), turner]);
  assert.equal(verdictOf(view, 'There are 2 berths in the table.'), 'met');
  assert.equal(verdictOf(view, 'There is 1 berth in the table.'), 'not_met');
});

test('a chip is the row of its grid, and the cell that removes it is no entry', () => {
  const chip = (name: string): Tree => [
    'row',
    name,
    {},
    of('gridcell')(name),
    ['gridcell', `Remove ${name}`, {}, ['button', `Remove ${name}`, {}, text('x')]],
  ];
  const one = page(['grid', 'Labels', {}, chip('Urgent')]);
  assert.equal(verdictOf(one, 'There is 1 label.'), 'met');
  assert.equal(verdictOf(one, 'There are 2 labels.'), 'not_met');
  const three = page(['grid', 'Labels', {}, chip('Urgent'), chip('Wet'), chip('Fragile')]);
  assert.equal(verdictOf(three, 'There are 3 labels.'), 'met');
  assert.equal(verdictOf(three, 'There are 2 labels.'), 'not_met');
});

test('what is listed at the side of the page is none of its posts, and below the posts is below the last of them', () => {
  const post = (words: string): Tree => ['article', '', {}, ['paragraph', '', {}, ['text', words]]];
  const trend = (name: string): Tree => ['listitem', '', {}, ['text', name]];
  const trends: Tree[] = [
    ['heading', 'Trends', { level: 2 }, ['text', 'Trends']],
    ['list', '', {}, trend('#launch'), trend('#posts')],
  ];
  const view = page(
    ['main', '', {}, ['button', 'Post', {}], post('One'), post('Two'), post('Three'), ['button', 'Show more', {}]],
    ['complementary', '', {}, ...trends],
  );
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
  assert.deepEqual(
    verdicts(
      'There are 3 posts.',
      'There are 2 posts.',
      'The first post shows "One".',
      'There are 2 trends.',
      'There is a "Show more" button below the posts.',
      'There is a "Show more" button above the posts.',
    ),
    ['met', 'not_met', 'met', 'met', 'met', 'not_met'],
  );
});
