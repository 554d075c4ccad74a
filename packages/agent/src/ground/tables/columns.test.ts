import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';
import { nameOf } from '../view/view.ts';

const at = (x: number, width = 100) => ({ box: { x, y: 0, width, height: 10 } });
const of =
  (role: string) =>
  (name: string, x: number, width?: number): Tree => [role, name, at(x, width), ['text', name]];
const [cell, head] = [of('cell'), of('columnheader')];
const heads: Tree = ['row', '', {}, head('Tank', 0), head('Filled', 100), head('State', 200), head('Last filled', 300)];
const rows: Tree[] = [
  ['row', '', {}, cell('North', 0), cell('Friday', 100), cell('Leaking', 200), cell('Monday', 300)],
  ['row', '', {}, cell('South', 0), cell('Sunday', 100), cell('Sound', 200), cell('Tuesday', 300)],
];
const part = (tag: string, ...children: Tree[]): Tree => ['rowgroup', '', { tag }, ...children];
const table = page(['table', '', {}, part('thead', heads), part('tbody', ...rows), part('tfoot', heads)]);

const state: NonNullable<Target['scope']> = { relation: 'within', role: 'column', text: 'State' };
const north: NonNullable<Target['scope']> = { relation: 'row', role: 'row', text: 'North' };
const status = (view: typeof table, step: Step) => check(view, step).status;
const seen = (action: Step['action'], text: string, scope: Target['scope']) =>
  status(table, { action, target: { text, ...(scope === undefined ? {} : { scope }) } });

test('what is in a column stands in its cells, in that of a row where the row is told', () => {
  assert.equal(seen('assertVisible', 'Leaking', state), 'met');
  assert.equal(seen('assertVisible', 'Friday', state), 'not_met');
  assert.equal(seen('assertNotVisible', 'Leaking', state), 'not_met');
  assert.equal(seen('assertNotVisible', 'Friday', state), 'met');
  assert.equal(seen('assertVisible', 'Leaking', { ...state, scope: north }), 'met');
  assert.equal(seen('assertVisible', 'Sound', { ...state, scope: north }), 'not_met');
  assert.equal(seen('assertNotVisible', 'Leaking', { ...state, scope: north }), 'not_met');
  const pressed = ground(table, { target: { text: 'Sound', scope: state }, purpose: 'press', exact: true });
  assert.equal(pressed.kind === 'one' && nameOf(pressed.item), 'cell "Sound"');
});

test('a column shows what its cells show, each by itself, and never the head beside its own', () => {
  const shows = (op: Step['op'], value: string, text = 'State') =>
    status(table, {
      action: 'assertText',
      target: { text, role: 'column' },
      ...(op === undefined ? {} : { op }),
      value,
    });
  assert.equal(shows('contains', 'Sound'), 'met');
  assert.equal(shows('contains', 'Last filled'), 'not_met');
  assert.equal(shows('contains', 'Leaking Sound'), 'not_met');
  assert.equal(shows('not-contains', 'Sound'), 'not_met');
  assert.equal(shows('not-contains', 'Monday'), 'met');
});

test('a name that is but part of two heads is open, one that is a whole head is not', () => {
  const inRow = (view: typeof table, text: string) =>
    status(view, { action: 'assertText', target: { text, scope: north }, op: 'equals', value: 'Monday' });
  assert.equal(inRow(table, 'Last filled'), 'met');
  assert.equal(inRow(table, 'Filled'), 'not_met');
  const first: Tree = [
    'row',
    '',
    {},
    head('Tank', 0),
    head('First filled', 100),
    head('State', 200),
    head('Last filled', 300),
  ];
  assert.equal(inRow(page(['table', '', {}, first, ...rows]), 'Filled'), 'unproven');
});

test('what a row has under a head is told by a noun, too', () => {
  const target: Target = { noun: 'state', scope: { relation: 'within', text: 'North' } };
  const isState = (value: string) => status(table, { action: 'assertText', target, op: 'equals', value });
  assert.deepEqual([isState('Leaking'), isState('Sound')], ['met', 'not_met']);
});

test('the cell of a column stands under its head, also behind one that spans two; a head apart has its rows elsewhere', () => {
  const wide: Tree = ['row', '', {}, cell('West', 0, 200), cell('Empty', 200), cell('Never', 300)];
  const spanned = page(['table', '', {}, heads, wide]);
  const target = { text: 'Empty', scope: state };
  assert.equal(status(spanned, { action: 'assertVisible', target }), 'met');
  const apart = page(['main', '', {}, ['table', '', {}, part('thead', heads)], ['table', '', {}, ...rows]]);
  assert.equal(status(apart, { action: 'assertNotVisible', target: { text: 'Leaking', scope: state } }), 'not_met');
  const inRow = (value: string) =>
    status(apart, { action: 'assertText', target: { text: 'State', scope: north }, op: 'equals', value });
  assert.deepEqual([inRow('Leaking'), inRow('Sound'), inRow('Friday')], ['met', 'not_met', 'not_met']);
});

test('a cell that spans several rows is that of each of them, and of no other', () => {
  const box = (x: number, y: number, height: number) => ({ box: { x, y, width: 100, height } });
  const td = (name: string, x: number, y: number, height = 20): Tree => [
    'cell',
    name,
    box(x, y, height),
    ['text', name],
  ];
  const tr = (y: number, ...cells: Tree[]): Tree => ['row', '', { box: { x: 0, y, width: 300, height: 20 } }, ...cells];
  const top = ['Line', 'Driver', 'Tram'].map((name, i): Tree => ['columnheader', name, box(100 * i, 0, 20)]);
  const view = page([
    'table',
    '',
    { tag: 'table' },
    tr(0, ...top),
    tr(20, td('9', 0, 20, 40), td('Mira', 100, 20, 40), td('T40', 200, 20)),
    tr(40, td('T41', 200, 40)),
    tr(60, td('10', 0, 60), td('Ola', 100, 60), td('T42', 200, 60)),
  ]);
  const driver = (tram: string, value: string) =>
    check(view, {
      action: 'assertText',
      target: { text: 'Driver', role: 'cell', scope: { relation: 'row', text: tram } },
      value,
      op: 'equals',
    }).status;
  assert.deepEqual(
    ['T40', 'T41', 'T42'].map((tram) => [driver(tram, 'Mira'), driver(tram, 'Ola')]),
    [
      ['met', 'not_met'],
      ['met', 'not_met'],
      ['not_met', 'met'],
    ],
  );
});

test('a bar of fields or a page that is laid out as a table has no rows beside a table with heads', () => {
  const bar: Tree = [
    'table',
    '',
    { tag: 'table' },
    ['row', '', {}, cell('All', 0), ['cell', '', {}, ['textbox', 'Find']]],
  ];
  const framed = page(bar, ['table', '', { tag: 'table' }, part('thead', heads), part('tbody', ...rows)], bar);
  const first = (value: string) => status(framed, { action: 'assertText', target: { role: 'row', ordinal: 1 }, value });
  assert.deepEqual([first('North'), first('South')], ['met', 'not_met']);
  const ticks: Tree = ['cell', '', {}, ['radio', 'Any'], ['generic', 'Any', { tag: 'label' }, ['text', 'Any']]];
  const add: Tree = ['row', '', {}, ['cell', '', {}, ['button', 'Add', {}, ['text', 'Add']]]];
  const filled: Tree = ['row', '', {}, ['cell', '', {}, ['textbox', 'tag']]];
  const lines: Tree = ['table', '', { tag: 'table' }, ['row', '', {}, ticks], filled, add];
  const sheet: Tree = ['table', '', { tag: 'table' }, part('thead', heads), part('tbody', ...rows)];
  const seen = (...tables: Tree[]) =>
    status(page(...tables), { action: 'assertText', target: { role: 'row', ordinal: 1 }, value: 'North' });
  assert.equal(seen(lines, sheet), 'met');
  const links: Tree = ['row', '', {}, ['cell', '', {}, ['link', 'Buoy', {}, ['text', 'Buoy']]]];
  assert.equal(seen(['table', '', { tag: 'table' }, filled, links], sheet), 'unproven');
  const scope: NonNullable<Target['scope']> = { relation: 'within', role: 'table' };
  assert.equal(status(framed, { action: 'assertCount', target: { role: 'row', scope }, value: '2' }), 'met');
  const inner: Tree = ['table', '', { tag: 'table' }, part('thead', heads), part('tbody', ...rows)];
  const side: Tree = ['cell', 'Menu', {}, ['list', '', {}, ['listitem', '', {}, ['link', 'Home']]]];
  const laid = page(['table', '', { tag: 'table' }, ['row', '', {}, side, ['cell', '', {}, inner]]]);
  assert.equal(status(laid, { action: 'assertText', target: { role: 'row', ordinal: 1 }, value: 'North' }), 'met');
  assert.equal(status(laid, { action: 'assertText', target: { role: 'table' }, value: 'Home' }), 'not_met');
  assert.equal(status(laid, { action: 'assertCount', target: { role: 'row', scope }, value: '2' }), 'met');
  const cased = (child: Tree): Tree => ['table', '', { tag: 'table' }, ['row', '', {}, ['cell', '', {}, child]]];
  const beside = page(cased(cased(['link', 'Home', {}, ['text', 'Home']])), inner);
  assert.equal(status(beside, { action: 'assertText', target: { role: 'row', ordinal: 1 }, value: 'North' }), 'met');
  assert.equal(status(beside, { action: 'assertText', target: { role: 'table' }, value: 'Home' }), 'not_met');
  const line: Tree = ['row', '', {}, cell('North', 0), ['cell', '', {}, ['textbox', 'Litres']]];
  const alone = page(['table', '', { tag: 'table' }, line, line]);
  assert.equal(status(alone, { action: 'assertCount', target: { role: 'row', scope }, value: '2' }), 'met');
});

test('a row of heads over a grid may be in no table itself, and is over the rows up to the next such row', () => {
  const titled = (name: string, x: number): Tree => ['columnheader', `Column ${name}`, at(x), ['text', name]];
  const grid = (names: string[], ...lines: string[][]): Tree[] => [
    ['row', '', {}, ...names.map((name, i) => titled(name, i * 100))],
    ['grid', '', {}, ...lines.map((line): Tree => ['row', '', {}, ...line.map((word, i) => cell(word, i * 100))])],
  ];
  const orders = grid(['Customer', 'Total', 'Tax'], ['Nord', '$120', '$20'], ['South', '$80', '$10']);
  const view = page(
    ['group', 'Orders', {}, ...orders],
    ['group', 'Stock', {}, ...grid(['Item', 'Tax', 'Total'], ['Tea', '$1', '$3'])],
  );
  const shows = (text: string, row: string, value: string) => {
    const scope: NonNullable<Target['scope']> = { relation: 'row', role: 'row', text: row };
    return status(view, { action: 'assertText', target: { text, scope }, op: 'equals', value } as Step);
  };
  assert.equal(shows('Total', 'Nord', '$120'), 'met');
  assert.equal(shows('Total', 'Nord', '$80'), 'not_met');
  assert.equal(shows('Total', 'Tea', '$3'), 'met');
  assert.equal(shows('Tax', 'Tea', '$3'), 'not_met');
});

test('a head of no height under the one that stays in place leaves its table without heads, whatever is left of it', () => {
  const rest: Tree = ['row', 'State', {}, ['columnheader', '', { box: { x: 0, y: 30, width: 20, height: 0 } }]];
  const split = page([
    'main',
    '',
    {},
    ['table', '', {}, part('thead', heads)],
    ['table', '', {}, part('thead', rest), part('tbody', ...rows)],
  ]);
  const told = (value: string) =>
    status(split, { action: 'assertText', target: { text: 'State', scope: north }, op: 'equals', value });
  assert.deepEqual(['Leaking', 'Dry'].map(told), ['met', 'not_met']);
});

test('a table has the columns that its heads name: none is called like what its rows hold, or like a label in another table', () => {
  const td = (...children: Tree[]): Tree => ['cell', '', {}, ...children];
  const press = (role: string, name: string): Tree => [role, name, {}, ['text', name]];
  const tick = (name: string): Tree => ['generic', name, { tag: 'label' }, ['checkbox', name], ['text', name]];
  const of = (...lines: Tree[]): Tree => ['table', '', { tag: 'table' }, ...lines];
  const line = (...cells: Tree[]): Tree => ['row', '', {}, ...cells];
  const acts = line(td(press('link', 'Tank 1')), cell('Friday', 100), td(press('button', 'Drain')), td(tick('Shut')));
  const chooser = of(
    line(['rowheader', 'Overview:', {}, ['text', 'Overview:']], td(tick('Type'), tick('Policy'))),
    line(cell('Email:', 0), td(['textbox', ''])),
  );
  const view = page(of(heads, acts), chooser);
  const scope: NonNullable<Target['scope']> = { relation: 'within', role: 'table' };
  const column = (text: string, on = view) => {
    const target: Target = { role: 'column', text, scope };
    return [status(on, { action: 'assertVisible', target }), status(on, { action: 'assertNotVisible', target })];
  };
  const [there, absent] = [
    ['met', 'not_met'],
    ['not_met', 'met'],
  ];
  for (const name of ['Tank', 'State']) assert.deepEqual(column(name), there, name);
  for (const name of ['Tank 1', 'Drain', 'Shut', 'Policy', 'Overview', 'Email'])
    assert.deepEqual(column(name), absent, name);
  const title = line(cell('All tanks', 0, 300));
  const plain = page(of(title, line(cell('Name', 0), cell('Size', 100)), line(cell('North', 0), cell('Big', 100))));
  assert.deepEqual([column('Size', plain), column('North', plain)], [there, absent]);
});

test('a column is sorted by its head, and not by the foot that repeats it', () => {
  const sorter: Tree = [
    'columnheader',
    'Filled: sorts the column',
    { ...at(0), states: ['clickable'] },
    ['text', 'Filled'],
  ];
  const line = (...cells: Tree[]): Tree => ['row', '', {}, ...cells];
  const view = page([
    'table',
    '',
    {},
    part('thead', line(sorter)),
    part('tfoot', line(head('Filled', 0))),
    part('tbody', line(cell('Friday', 0))),
  ]);
  for (const role of ['column', undefined] as const) {
    const found = ground(view, { target: { text: 'Filled', role }, purpose: 'press', exact: true });
    assert.equal(found.kind === 'one' ? found.item.name : found.kind, 'Filled: sorts the column');
  }
});

test('plain words in the first row head what stands below them, though nothing stands over a box to tick or the names', () => {
  const td = (name = '', ...held: Tree[]): Tree => ['cell', name, { tag: 'td' }, ...held];
  const sort = (name: string): Tree => td(name, ['link', name, {}, ['text', name]]);
  const words = (said: string): Tree => td(said, ['text', said]);
  const of = (...lines: Tree[][]) =>
    page([
      'table',
      '',
      { tag: 'table' },
      ...lines.map((cells): Tree => ['row', cells.map(([, name]) => name).join(' '), { tag: 'tr' }, ...cells]),
    ]);
  const users = of(
    [td(), sort('Login'), sort('Feeds'), td()],
    [td('', ['checkbox', '']), words('admin'), words('5'), td('', ['img', ''])],
    [td('', ['checkbox', '']), words('mara'), words('12'), td('', ['img', ''])],
  );
  assert.deepEqual(
    ['"Feeds" of "admin" is 5', '"Feeds" of "admin" is 12', 'In the row "mara", the "Feeds" column shows 12'].map(
      (spec) => verdictOf(users, spec),
    ),
    ['met', 'not_met', 'met'],
  );
  assert.deepEqual(
    ['"Feeds" of "mara" is not 12', '"Feeds" of "mara" is not 5'].map((spec) => verdictOf(users, spec)),
    ['not_met', 'met'],
  );
  const plans = of([td(), words('Basic'), words('Pro')], [words('SSO'), words('No'), words('Yes')]);
  assert.deepEqual(
    ['In the row "SSO", the Pro column shows "Yes"', 'In the row "SSO", the Pro column shows "No"'].map((spec) =>
      verdictOf(plans, spec),
    ),
    ['met', 'not_met'],
  );
  // Nothing stands over words in the midst: that row is one of data.
  const data = of([words('Ann'), td(), words('Paid')], [words('Bob'), words('late'), words('Open')]);
  assert.notEqual(verdictOf(data, 'In the row "Bob", the "Paid" column shows "Open"'), 'met');
});
