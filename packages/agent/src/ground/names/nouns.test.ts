import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground, groundAll } from '../ground.ts';
import type { View } from '../view/view.ts';
import { isAtWork } from './nouns.ts';

test('what a control is for may follow its name, and the head of a table is a part of it', () => {
  const view = page(
    ['combobox', 'Doctor', { tag: 'select' }],
    [
      'table',
      '',
      {},
      ['row', '', {}, ['columnheader', 'Fee', {}, ['button', 'Fee']]],
      ['row', '', {}, ['cell', 'Fee']],
    ],
  );
  const want = { target: { text: 'Doctor filter' }, purpose: 'dropdown', exact: false } as const;
  const found = ground(view, want);
  assert.equal(found.kind === 'one' && found.item.name, 'Doctor');
  assert.equal(ground(view, { ...want, exact: true }).kind, 'none');
  const sort = { text: 'Fee', scope: { relation: 'within', text: 'table header' } } as const;
  const head = ground(view, { target: sort, purpose: 'press', exact: true });
  assert.equal(head.kind === 'one' && head.item.role, 'button');
  assert.equal(
    groundAll(view, {
      target: { role: 'row', scope: { relation: 'within', text: 'table body' } },
      purpose: 'read',
      exact: true,
    }).items.length,
    1,
  );
});

test('a suggestion by its number is one of those offered, never an entry of a folded dropdown', () => {
  const folded: Tree = ['combobox', 'Status', { tag: 'select' }, ['option', 'Any'], ['option', 'Booked']];
  const offered: Tree = ['listbox', 'Patient', {}, ['option', 'Rosa'], ['option', 'Rosalind']];
  const first = (view: View) => {
    const target = { role: 'option', noun: 'suggestion', ordinal: 1 } as const;
    const found = ground(view, { target, purpose: 'option', exact: true });
    return found.kind === 'one' ? found.item.name : found.kind;
  };
  assert.equal(first(page(folded, offered)), 'Rosa');
  assert.equal(first(page(folded)), 'none');
});

test('a test id that tells of a thing in a part of the page does not tell of that part', () => {
  const sidebar = (...parts: Tree[]) =>
    groundAll(page(...parts), { target: { noun: 'sidebar' }, purpose: 'read', exact: true }).items.length;
  const theme: Tree = ['img', '', { testId: 'app-sidebar-theme' }];
  const user: Tree = ['generic', '', { testId: 'sidebar-user' }, ['text', 'DA']];
  assert.equal(sidebar(theme, user), 0);
  for (const testId of ['main-sidebar', 'sidebar-container', 'left-sidebar-2'])
    assert.equal(sidebar(theme, user, ['generic', '', { testId }, ['text', 'Boats']]), 1, testId);
  const total = page(['generic', '', { testId: 'cart-total-price' }, ['text', '12']]);
  assert.equal(groundAll(total, { target: { noun: 'total' }, purpose: 'read', exact: true }).items.length, 1);
});

test('the sidebar is the navigation at the edge where an aside holds nothing, or not what is looked for', () => {
  const at = (x: number, width: number, height = 800) => ({ box: { x, y: 0, width, height } });
  const link = (name: string, x: number): Tree => ['link', name, at(x, 90), ['text', name]];
  const bar: Tree = ['navigation', '', at(0, 300), link('Drafts', 10)];
  const find = (text: string, aside: Tree) => {
    const view = page(['document', '', at(0, 1280), aside, bar, ['main', '', at(300, 980), link('Posts', 310)]]);
    const target = { text, scope: { relation: 'within' as const, noun: 'sidebar' } };
    return ground(view, { target, purpose: 'press', exact: true }).kind;
  };
  const details: Tree = ['complementary', '', at(900, 300), link('Mail', 910)];
  for (const aside of [['complementary', '', at(0, 1280, 0)] satisfies Tree, details])
    assert.deepEqual([find('Drafts', aside), find('Posts', aside)], ['one', 'none']);
  assert.equal(find('Mail', details), 'one');
});

test('the editor is the box that is written in, beside a plain text that has a name', () => {
  const title: Tree = ['textbox', 'Post title', { tag: 'textarea', box: { x: 0, y: 0, width: 700, height: 60 } }];
  const body: Tree = ['textbox', '', { box: { x: 0, y: 80, width: 700, height: 400 } }];
  const editor = (...parts: Tree[]) => {
    const found = ground(page(...parts), { target: { noun: 'editor' }, purpose: 'field', exact: true });
    return found.kind === 'one' ? found.item.name : found.kind;
  };
  assert.equal(editor(title, body), '');
  assert.equal(editor(title), 'Post title');
  assert.equal(editor(title, body, body), 'many');
  assert.equal(editor(['textbox', '', { tag: 'textarea' }], body), 'many');
});

test('what is written goes into a field: no button that bears the noun, but the only editor for "the text"', () => {
  const buttons: Tree[] = ['Plain text', 'Quoted text'].map((name): Tree => ['button', name, {}, ['text', name]]);
  const area: Tree = ['textbox', '', { ref: 'area', tag: 'textarea' }];
  const line: Tree = ['textbox', 'Comment', { ref: 'line', tag: 'input' }];
  const into = (noun: string, ...trees: Tree[]) => {
    const found = ground(page(...trees), { target: { noun }, purpose: 'field', exact: false });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(into('text', ...buttons, area, line), 'area');
  assert.equal(into('content', ...buttons, area, line), 'area');
  assert.equal(into('text', ...buttons.slice(0, 1), line), 'none');
  assert.equal(into('text', area, ['textbox', 'Alternative text', { tag: 'input' }]), 'many');
  assert.equal(into('comment', ...buttons, area, line), 'line');
});

test('the sign that is drawn in a message is not the message', () => {
  const message: Tree = ['status', '', {}, ['img', 'warning sign'], ['text', 'The mill stands still']];
  const found = (...trees: Tree[]) =>
    groundAll(page(...trees), { target: { noun: 'warning' }, purpose: 'read', exact: true }).items.map(
      ({ role }) => role,
    );
  assert.deepEqual(found(message), ['status']);
  assert.deepEqual(found(['img', 'warning sign']), ['img']);
});

test('nothing is in a separator or a control by the noun, but in what is drawn at the edge', () => {
  const view = page([
    'document',
    '',
    { box: { x: 0, y: 0, width: 1280, height: 800 } },
    ['banner', 'Books', { box: { x: 0, y: 0, width: 300, height: 800 } }, ['button', 'Ticket']],
    ['separator', 'Sidebar resize handle', { box: { x: 300, y: 0, width: 10, height: 800 } }],
    ['main', '', { box: { x: 310, y: 0, width: 970, height: 800 } }, ['link', 'Skip to sidebar'], ['button', 'Go']],
  ]);
  const inBar = (text: string) =>
    ground(view, {
      target: { text, scope: { relation: 'within', noun: 'sidebar' } },
      purpose: 'press',
      exact: true,
    });
  assert.equal(inBar('Ticket').kind, 'one');
  assert.equal(inBar('Go').kind, 'none');
});

test('what holds the wanted thing goes by a noun although a button in it bears the noun, too', () => {
  const view = page(
    ['tab', 'Controls 3'],
    ['tabpanel', 'Controls 3', {}, ['button', 'Reset controls'], ['combobox', 'ferry', { tag: 'select' }]],
    ['combobox', 'ferry', { tag: 'select' }],
  );
  const target = { text: 'ferry', scope: { relation: 'within', noun: 'controls' } } as const;
  const found = ground(view, { target, purpose: 'dropdown', exact: true });
  assert.equal(found.kind === 'one' && found.item.up?.role, 'tabpanel');
});

test('a value is put into no cell that bears the noun, but into the field that goes by it', () => {
  const row: Tree = ['row', 'label', {}, ['cell', 'label', { text: 'label' }], ['cell', '', {}, hintedField]];
  const heads: Tree = ['row', '', {}, ['columnheader', 'Name'], ['columnheader', 'Control']];
  const found = ground(page(['table', '', {}, heads, row]), {
    target: { noun: 'label' },
    purpose: 'form-control',
    exact: false,
  });
  assert.equal(found.kind === 'one' && found.item.role, 'textbox');
});
const hintedField: Tree = ['textbox', 'Edit string...', { placeholder: 'Edit string...', tag: 'textarea' }];

test('a line that says at some length what is being done tells that the page is at work', () => {
  const says = (text: string) => isAtWork(page(['generic', '', { text }], ['link', 'Help']).items);
  assert.equal(says('Initializing the connection to the local database...'), true);
  assert.equal(says('Nothing was found here...'), false);
  assert.equal(says('Welcome to the planner'), false);
});

test('a bar without a value is at work, unless it tells the step that one is at', () => {
  const works = (name: string, ...inside: Tree[]) =>
    isAtWork(page(['progressbar', name, {}, ...inside], ['link', 'Help']).items);
  const steps: Tree = [
    'list',
    '',
    {},
    ...['Shipping', 'Billing'].map((step): Tree => ['listitem', step, { text: step }]),
  ];
  const tells = [
    works('', ['text', 'Page 1 of 2']),
    works('Step 2/3'),
    works('Seite 1 von 2'),
    works('Checkout', steps),
  ];
  assert.deepEqual(tells, [false, false, false, false]);
  const dots: Tree = ['list', '', {}, ['listitem', ''], ['listitem', '']];
  const spins = [works(''), works('Progress bar', ['text', '40%']), works('Loading 1 of 2'), works('Dots', dots)];
  assert.deepEqual(spins, [true, true, true, true]);
});

test('a box that takes a press is not called what one of its parts says', () => {
  const heads = ['Date', 'Payee'].map((head): Tree => ['generic', '', {}, ['text', head]]);
  const grid: Tree = ['generic', 'Date Payee', { states: ['clickable'] }, ...heads];
  const named = (noun: string, tree: Tree) =>
    groundAll(page(tree), { target: { noun }, purpose: 'read', exact: true }).items.length;
  assert.equal(named('date', grid), 0);
  assert.equal(named('date', ['generic', 'Arrival date', { states: ['clickable'] }, ['text', '11/28']]), 1);
});

test('"the Status filter" may be drawn of a plain box that shows what is chosen behind its name', () => {
  const drawn: Tree = ['generic', 'Status: All ▾', { states: ['clickable'] }, ['text', 'Status: All ▾']];
  const found = ground(page(drawn), { target: { text: 'Status filter' }, purpose: 'press', exact: false });
  assert.equal(found.kind === 'one' ? found.item.name : found.kind, 'Status: All ▾');
});

test('the items of an accordion are what folds its parts, one below the other', () => {
  const fold = (name: string, y: number, state: 'expanded' | 'collapsed'): Tree => [
    'generic',
    '',
    {},
    ['button', name, { states: [state], box: { x: 0, y, width: 300, height: 40 } }, ['text', name]],
  ];
  const view = page([
    'generic',
    '',
    {},
    fold('What is it?', 0, 'expanded'),
    fold('How does it work?', 40, 'collapsed'),
  ]);
  const is = (ordinal: number, value: string) =>
    check(view, { action: 'assertState', target: { noun: 'accordion item', ordinal }, value }).status;
  assert.deepEqual([is(1, 'expanded'), is(2, 'collapsed'), is(2, 'expanded')], ['met', 'met', 'not_met']);
});

test('the header of a table is its own and not that of the page', () => {
  const box = (ref: string): Tree => ['checkbox', 'Select all', { ref }];
  const view = page(
    ['banner', '', {}, box('page')],
    ['table', '', {}, ['row', '', {}, ['columnheader', '', {}, box('head')]], ['row', '', {}, ['cell', 'Fee']]],
  );
  const inHeader = (scope?: { role: 'table'; relation: 'within' }) => {
    const target = {
      role: 'checkbox',
      scope: { relation: 'within', noun: 'header', ...(scope && { scope }) },
    } as const;
    const found = ground(view, { target, purpose: 'tick', exact: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(inHeader({ role: 'table', relation: 'within' }), 'head');
  assert.equal(inHeader(), 'page');
});
