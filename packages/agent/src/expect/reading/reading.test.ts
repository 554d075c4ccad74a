import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';
import type { View } from '../../ground/view/view.ts';

const status = (view: View, step: Step) => check(view, step).status;
const text = (value: string): Tree => ['text', value];
const cell = (value: string): Tree => ['cell', value, {}, text(value)];

test('an entry named by words within it shows its own words, never those of the entry after it', () => {
  const entry = (kind: string, when: string, name: string, state: string): Tree => [
    kind,
    '',
    {},
    cell(when),
    cell(name),
    cell(state),
  ];
  for (const [kind, target] of [
    ['row', { text: 'Mira', role: 'row' }],
    ['listitem', { text: 'Mira', role: 'listitem' }],
    ['generic', { text: 'Mira', noun: 'visit' }],
  ] as const) {
    const view = page([
      kind === 'row' ? 'table' : kind === 'listitem' ? 'list' : 'generic',
      '',
      {},
      entry(kind, '08:30', 'Mira', 'Arrived'),
      entry(kind, '09:00', 'Hugo', 'Booked'),
    ]);
    assert.notEqual(status(view, { action: 'assertText', target, value: 'Booked' }), 'met', kind);
    if (kind === 'generic') continue;
    assert.equal(status(view, { action: 'assertText', target, value: 'Arrived' }), 'met', kind);
    assert.equal(status(view, { action: 'assertText', target, value: 'Booked', op: 'not-contains' }), 'met', kind);
  }
  const plain = page(['list', '', {}, ['listitem', '', {}, text('Milk')], ['listitem', '', {}, text('Bread')]]);
  const milk = { text: 'Milk', role: 'listitem' as const };
  assert.equal(status(plain, { action: 'assertText', target: milk, value: 'Bread' }), 'not_met');
});

test('what stands there instead is said in words that need no explanation', () => {
  const seen = (view: View, step: Step) => {
    const found = check(view, step);
    return found.status === 'met' ? 'met' : found.seen;
  };
  const row = (name: string): Tree => ['row', '', {}, cell(name), cell('Booked')];
  const view = page(['paragraph', '', {}, text('23 visits, 3 arrived')], ['table', '', {}, row('Mira'), row('Hugo')]);
  const visits = (target: Step['target']) => seen(view, { action: 'assertVisible', target });
  assert.match(visits({ text: '23 visits, 5 arrived' }), /nearest are .*"23 visits, 3 arrived"/);
  assert.equal(
    visits({ text: 'Hugo', scope: { relation: 'row', role: 'row', ordinal: 1 } }),
    '"Hugo" is on the page, but not in the first row',
  );
  assert.equal(
    visits({ text: 'Hugo', scope: { relation: 'above', text: 'Mira' } }),
    '"Hugo" is on the page, but not above "Mira"',
  );
  const counted = { action: 'assertCount' as const, target: { text: 'Mira', role: 'row' as const }, value: '2' };
  assert.equal(seen(view, counted), 'there is 1 row "Mira", not 2');
  assert.match(
    seen({ ...page(), whole: true }, { action: 'assertVisible', target: { text: 'Visits' } }),
    /the page is empty/,
  );
});

test('what a table says of an entry is read under the head of that column', () => {
  const head = (value: string): Tree => ['columnheader', value, {}, text(value)];
  const row = (name: string, state: string): Tree => ['row', '', {}, cell('08:30'), cell(name), cell(state)];
  const heads: Tree = ['row', '', {}, head('When'), head('Patient'), head('Status')];
  const view = page(['table', '', {}, heads, row('Mira', 'Arrived'), row('Hugo', 'Booked')]);
  const target = { text: 'Status', scope: { relation: 'within' as const, text: 'Mira' } };
  assert.equal(status(view, { action: 'assertText', target, value: 'Arrived', op: 'equals' }), 'met');
  assert.equal(status(view, { action: 'assertText', target, value: 'Booked', op: 'equals' }), 'not_met');
  const first = { role: 'row' as const, ordinal: 1 };
  assert.equal(status(view, { action: 'assertText', target: first, value: '08:30', op: 'equals' }), 'met');
  assert.equal(status(view, { action: 'assertText', target: first, value: 'Mira', op: 'equals' }), 'unproven');
  assert.equal(status(view, { action: 'assertText', target: first, value: 'Arrived', op: 'equals' }), 'not_met');
  const ofRow = { text: 'Status', scope: { relation: 'row' as const, text: 'Mira' } };
  assert.equal(status(view, { action: 'assertText', target: ofRow, value: 'Arrived', op: 'equals' }), 'met');
  const ofFirst = { text: 'Status', scope: { relation: 'row' as const, ordinal: 1 } };
  assert.equal(status(view, { action: 'assertText', target: ofFirst, value: 'Booked', op: 'equals' }), 'not_met');
  const whole = { text: 'Status of Hugo' };
  assert.equal(status(view, { action: 'assertText', target: whole, value: 'Booked', op: 'equals' }), 'met');
  assert.equal(status(view, { action: 'assertText', target: whole, value: 'Arrived', op: 'equals' }), 'not_met');
  const colour = { ...target, text: 'Colour' };
  assert.equal(check(view, { action: 'assertText', target: colour, value: 'Booked' }).status, 'not_met');
});

const titled = (value: string, level: number): Tree => ['heading', value, { level }, text(value)];
const entries = (...names: string[]): Tree => [
  'list',
  '',
  {},
  ...names.map((name): Tree => ['listitem', '', {}, text(name)]),
];
const sheet = (...names: string[]): Tree => {
  const rows = names.map((name): Tree => ['row', '', {}, ['rowheader', name, {}, text(name)], cell('9.99')]);
  return [
    'table',
    '',
    { tag: 'table' },
    ['row', '', {}, ['columnheader', 'Title'], ['columnheader', 'Price']],
    ...rows,
  ];
};

test('of several lists and tables, what is counted by a noun is what stands under the heading that tells of it', () => {
  const view = page(
    titled('Select book to change', 1),
    ['list', '', {}, ['listitem', '', {}, ['link', 'Add book']]],
    sheet('Kindred', 'Mort', 'Solaris'),
    titled('Filter', 2),
    entries('All', 'Draft'),
    titled('By tag', 3),
    entries('All', 'Classic', 'Fantasy', 'Poetry'),
  );
  const list = { relation: 'within' as const, role: 'list' as const };
  const books = (value: string, scope?: typeof list) =>
    status(view, { action: 'assertCount', target: { noun: 'books', ...(scope && { scope }) }, value });
  assert.equal(books('3', list), 'met');
  assert.equal(books('4', list), 'not_met');
  assert.equal(books('3'), 'met');
  const first = { noun: 'book', ordinal: 1, scope: list };
  assert.equal(status(view, { action: 'assertText', target: first, value: 'Kindred', op: 'equals' }), 'met');
  assert.equal(status(view, { action: 'assertText', target: first, value: 'Add book', op: 'equals' }), 'not_met');
});

test('the list under a heading is the first one under it, and what a heading alone goes by stands under it', () => {
  const contents: Tree = ['list', '', {}, ['listitem', '', {}, ['link', 'Sowing', { ref: 'toc' }]]];
  const [head, more] = [titled('Table of contents', 3), ['link', 'Sowing', { ref: 'foot' }] as Tree];
  const view = page(
    head,
    contents,
    titled('Sorts', 1),
    entries('Roma', 'Ace', 'Gold'),
    text('Tools'),
    entries('Top'),
    more,
  );
  const under = { relation: 'below' as const, text: 'Sorts' };
  const scope = { relation: 'within' as const, role: 'list' as const, scope: under };
  const sorts = (value: string) => status(view, { action: 'assertCount', target: { noun: 'entries', scope }, value });
  assert.deepEqual([sorts('3'), sorts('1')], ['met', 'not_met']);
  const target = { text: 'Sowing', scope: { relation: 'within' as const, noun: 'table of contents' } };
  const found = ground(view, { target, purpose: 'press', exact: true });
  assert.equal(found.kind === 'one' && found.item.ref, 'toc');
});

test('nothing is counted for a noun that is a heading of its own with nothing of the sort under it', () => {
  const parts: Tree = [
    'generic',
    '',
    {},
    ['navigation', '', {}, ['link', 'Help']],
    titled('Status', 3),
    ['button', 'Stop'],
  ];
  const view = page(
    parts,
    ['generic', '', {}, ['dialog', 'Usage', {}, titled('Usage', 4), ['link', 'More'], ['button', 'Yes']]],
    titled('This device', 3),
    sheet('Uptime', 'Version'),
    titled('Remote devices', 3),
    ['button', 'Add device'],
  );
  const target = { noun: 'remote devices' };
  assert.equal(status(view, { action: 'assertCount', target, value: '2' }), 'unproven');
  assert.equal(status(view, { action: 'assertCount', target: { noun: 'card', role: 'card' }, value: '2' }), 'not_met');
});

test('a bare text area that editors of code keep for the keys reads what is drawn over it', () => {
  const keys: Tree = ['textbox', '', { tag: 'textarea', value: '', states: ['occluded'] }];
  const editor = (...lines: string[]) => page(['generic', '', {}, ['generic', '', {}, keys], ...lines.map(text)]);
  const target = { noun: 'editor' };
  const says = (view: View, value: string) => status(view, { action: 'assertText', target, op: 'contains', value });
  const empty = (view: View) => status(view, { action: 'assertValue', target, op: 'equals', value: '' });
  assert.deepEqual(
    [says(editor('Buy rope', 'Call Ana'), 'Call Ana'), says(editor('Buy rope'), 'tar')],
    ['met', 'not_met'],
  );
  assert.deepEqual([empty(editor('Buy rope')), empty(editor())], ['not_met', 'met']);
  const covered = page([
    'generic',
    '',
    {},
    text('Notes'),
    ['textbox', 'Notes', { tag: 'textarea', value: '', states: ['occluded'] }],
  ]);
  assert.equal(says(covered, 'Notes'), 'not_met');
});

test('a button that merely bears a word is no label of what follows it, nor is what stands in another part of the page', () => {
  const bar = (...more: Tree[]): Tree => ['banner', '', {}, ['link', 'Home', {}, text('Home')], ...more];
  const basket: Tree = ['button', 'Shopping basket with 0 items'];
  const goods: Tree = [
    'main',
    '',
    {},
    ['heading', 'Oar', {}, text('Oar')],
    ['generic', '', {}, text('$45.00')],
    ['button', 'Add to basket', {}, text('Add to basket')],
    ['generic', '', {}, text('Sent within 3 days')],
  ];
  const views = [bar(basket), bar(['button', 'Basket']), bar(['generic', '', {}, text('Basket')]), bar()];
  for (const [at, first] of views.entries()) {
    const view = page(['document', '', {}, first, goods]);
    for (const target of [{ text: 'basket' }, { text: 'basket', role: 'region' }] as const)
      for (const value of ['$45.00', 'within 3 days'])
        assert.notEqual(status(view, { action: 'assertText', target, value }), 'met', `${at} ${value}`);
  }
  const drawer: Tree = ['generic', '', {}, text('Your choice'), text('Subtotal: $90.00')];
  const open = page(['document', '', {}, bar(basket), goods, drawer]);
  const shows = (value: string) =>
    status(open, { action: 'assertText', target: { text: 'basket', role: 'region' }, value });
  assert.equal(shows('$90.00'), 'unproven');
  assert.equal(shows('$95.00'), 'not_met');
  const own = page(['generic', '', {}, ['link', 'Assignee', {}, text('Assignee')], ['generic', '', {}, text('Mira')]]);
  assert.equal(status(own, { action: 'assertText', target: { text: 'Assignee' }, value: 'Mira' }), 'met');
});

test('a number between the signs that change it is read without them', () => {
  const sign = (value: string): Tree => ['generic', '', { states: ['clickable'] }, text(value)];
  const view = (number: string) =>
    page([
      'main',
      '',
      {},
      ['generic', '', {}, text('Quantity')],
      ['generic', '', {}, sign('−'), ['generic', '', {}, text(number)], sign('+')],
    ]);
  const is = (number: string, value: string) =>
    status(view(number), { action: 'assertText', target: { text: 'quantity' }, value, op: 'equals' });
  assert.deepEqual([is('3', '3'), is('13', '3'), is('-3', '3')], ['met', 'not_met', 'not_met']);
});

test('a button under a label of its own holds what it shows, a plain button not what it is called', () => {
  const view = page(['button', 'Theme', {}, text('Dark')], ['button', 'Save', {}, text('Save')]);
  const holds = (name: string, value: string) =>
    status(view, { action: 'assertValue', target: { text: name, role: 'button' }, value });
  assert.deepEqual(
    [holds('Theme', 'Dark'), holds('Theme', 'Light'), holds('Save', 'Save')],
    ['met', 'not_met', 'not_met'],
  );
});

test('a bar of progress shows how far it is', () => {
  const view = page(['progressbar', 'Upload', { value: '66%' }]);
  const at = (value: string) =>
    status(view, { action: 'assertText', target: { text: 'Upload', role: 'progressbar' }, value });
  assert.deepEqual(['66%', '66', '60%'].map(at), ['met', 'met', 'not_met']);
});

test('what the head of an entry shows beside its name, before or behind it, is how it stands', () => {
  const box = (...inside: Tree[]): Tree => ['generic', '', {}, ...inside];
  const head = (name: string, state: string, ...more: string[]): Tree => {
    const parts = [state, name, ...more].map((words) => box(text(words)));
    return ['button', [state, name, ...more].join(' '), { states: ['collapsed'] }, ['heading', '', {}, ...parts]];
  };
  const view = page(head('Photos', 'Paused'), head('Notes', 'Up to date'), head('Team', 'Paused', '3'));
  const is = (name: string, value: string, op: 'equals' | 'not-equals' = 'equals') =>
    status(view, { action: 'assertText', target: { text: name }, value, op });
  assert.deepEqual([is('Photos', 'Paused'), is('Notes', 'Up to date')], ['met', 'met']);
  assert.deepEqual([is('Photos', 'Up to date'), is('Notes', 'Paused'), is('Team', 'Paused')], Array(3).fill('not_met'));
  assert.deepEqual([is('Notes', 'Paused', 'not-equals'), is('Photos', 'Paused', 'not-equals')], ['met', 'not_met']);
  const link = page(
    ['link', 'New Orders', {}, box(text('New')), box(text('Orders'))],
    ['link', 'Bills', {}, text('Bills')],
  );
  const shows = (name: string) =>
    status(link, { action: 'assertText', target: { text: name }, value: 'New', op: 'equals' });
  assert.deepEqual([shows('Orders'), shows('Bills')], ['met', 'not_met']);
});

test('of tabs, links or buttons in a row none shows what the next one says; a tab shows its panel', () => {
  const row = (role: string, ...names: string[]) =>
    page(['generic', '', {}, ...names.map((name): Tree => [role, name, {}, text(name)])]);
  const shows = (view: View, target: Step['target'], value: string) =>
    status(view, { action: 'assertText', target, value });
  for (const role of ['button', 'link', 'tab'] as const) {
    const view = row(role, 'Save', 'Cancel');
    assert.equal(shows(view, { text: 'Save', role }, 'Cancel'), 'unproven', role);
    assert.equal(shows(view, { text: 'Save' }, 'Cancel'), 'unproven', role);
    assert.equal(shows(view, { text: 'Save', role }, 'Gone'), 'not_met', role);
  }
  const badge: Tree = ['generic', '', {}, ['link', 'Cart', {}, text('Cart')], ['generic', '', {}, text('3')]];
  assert.equal(shows(page(badge), { text: 'Cart', role: 'link' }, '3'), 'met');
  const choice: Tree = ['combobox', '', { tag: 'select', value: 'German' }];
  assert.equal(shows(page(['generic', '', {}, ['button', 'Language'], choice]), { text: 'Language' }, 'German'), 'met');
  const term: Tree = ['term', '', {}, ['link', 'Status', {}, text('Status')]];
  const paid: Tree = ['definition', '', {}, ['link', 'Paid', {}, text('Paid')]];
  assert.equal(shows(page(['definition-list', '', {}, term, paid]), { text: 'Status' }, 'Paid'), 'met');

  const tabs: Tree = ['tablist', '', {}, ['tab', 'Costs', {}, text('Costs')], ['tab', 'Files', {}, text('Files')]];
  const panel = (role: string, name: string) => page(tabs, [role, name, {}, ['paragraph', '', {}, text('12 euros')]]);
  const costs = { text: 'Costs', role: 'tab' } as const;
  const inCosts: Step = {
    action: 'assertVisible',
    target: { text: '12 euros', scope: { relation: 'within', ...costs } },
  };
  for (const [view, ...wanted] of [
    [panel('tabpanel', 'Costs'), 'met', 'not_met', 'met'],
    [panel('tabpanel', 'Files'), 'not_met', 'not_met', 'not_met'],
    [panel('generic', ''), 'unproven', 'not_met', 'unproven'],
  ] as const)
    assert.deepEqual([shows(view, costs, '12 euros'), shows(view, costs, '13'), status(view, inCosts)], wanted);
});

test('where only a link goes by a name, words that begin with it and a colon tell of it', () => {
  const link = (...parts: string[]): Tree => ['link', parts.join(' '), {}, ...parts.map(text)];
  const shown = (...trees: Tree[]) => page(['list', '', {}, ['listitem', '', {}, link('Crates')]], ...trees);
  const reads = (view: View, value: string) =>
    status(view, { action: 'assertText', target: { text: 'Crates' }, op: 'equals', value });
  const counted = shown([
    'list',
    '',
    {},
    ['listitem', '', {}, link('Boxes:', '9')],
    ['listitem', '', {}, link('Crates:', '4')],
  ]);
  assert.equal(reads(counted, '4'), 'met');
  assert.equal(reads(counted, '9'), 'not_met');
  assert.equal(reads(shown(['paragraph', '', {}, text('Crates: 4 of 9')]), '4'), 'not_met');
  // Two that differ, or a value of its own beside the words.
  assert.notEqual(reads(shown(link('Crates: 4'), link('Crates: 5')), '4'), 'met');
  assert.notEqual(reads(shown(link('Crates: 4'), ['generic', '', {}, text('Crates'), text('6')]), '4'), 'met');
});

test('the head of a row that says more than its name still names the only cell beside it', () => {
  const head: Tree = ['rowheader', 'Body 2 bytes', {}, text('Body'), ['generic', '', {}, text('2 bytes')]];
  const row = (...cells: string[]) => page(['table', '', {}, ['row', '', {}, head, ...cells.map(cell)]]);
  const body = (view: View, value: string) =>
    status(view, { action: 'assertText', target: { text: 'Body' }, op: 'contains', value });
  assert.deepEqual(
    [body(row('A4'), 'A4'), body(row('A4'), '2 bytes'), body(row('A4'), 'A5')],
    ['met', 'met', 'not_met'],
  );
  assert.equal(body(row('A4', 'B5'), 'B5'), 'not_met');
});

test('a noun that a heading goes by shows what stands under it, up to the next one', () => {
  const box: Tree = ['generic', '', {}, titled('Your crate', 2), ['paragraph', '', {}, text('Nails: 40')]];
  const view = page(['main', '', {}, box, titled('Rest', 2), ['paragraph', '', {}, text('Nails: 7')]]);
  const shows = (value: string, op: 'contains' | 'not-contains' = 'contains') =>
    status(view, { action: 'assertText', target: { noun: 'crate' }, op, value });
  assert.deepEqual([shows('Nails: 40'), shows('Your crate'), shows('Nails: 7')], ['met', 'met', 'not_met']);
  assert.deepEqual([shows('Nails: 40', 'not-contains'), shows('Nails: 7', 'not-contains')], ['not_met', 'met']);
});

test('the number on a control is its badge, and no label of what follows', () => {
  const post: Tree = ['button', 'Post', { tag: 'button' }, text('Post'), ['generic', '', { text: '5' }]];
  const view = page(post, ['progressbar', 'Sent', { value: '40%' }]);
  const shows = (value: string) =>
    status(view, { action: 'assertText', target: { text: 'Post', noun: 'badge' }, value });
  assert.deepEqual([shows('5'), shows('Sent')], ['met', 'not_met']);
});

test('a row that is numbered goes by what stands behind its number', () => {
  const row = (...values: string[]): Tree => ['row', values.join(' '), {}, ...values.map(cell)];
  const view = page(['table', '', {}, row('1', 'gamma.bin', '5 KiB'), row('2', 'alpha.bin', '7 KiB')]);
  const first = (value: string, op: 'equals' | 'not-equals' = 'equals') =>
    status(view, { action: 'assertText', target: { role: 'row', ordinal: 1 }, op, value });
  assert.deepEqual(
    [first('gamma.bin'), first('alpha.bin'), first('5 KiB'), first('gamma.bin', 'not-equals')],
    ['met', 'not_met', 'not_met', 'not_met'],
  );
});
