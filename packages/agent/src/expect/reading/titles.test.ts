import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';
import type { View } from '../../ground/view/view.ts';

test('a dialog goes by the heading it begins with, whatever its name, and by no later one', () => {
  const dialog = (name: string, ...inside: Tree[]) => page(['dialog', name, {}, ...inside, ['button', 'Send']]);
  const titled = dialog(
    'Modal',
    ['heading', 'Invoice Close', {}, ['text', 'Invoice'], ['button', 'Close']],
    ['text', 'Sum'],
    ['heading', 'History', {}, ['text', 'History']],
  );
  const named = dialog('Send invoice', ['heading', 'Invoice 12', {}, ['text', 'Invoice 12']]);
  for (const [view, name, shown] of [
    [titled, 'Invoice', true],
    [titled, 'History', false],
    [titled, 'Receipt', false],
    [named, 'Send invoice', true],
    [named, 'Invoice 12', true],
  ] as const) {
    assert.equal(verdictOf(view, `The "${name}" dialog is shown.`), shown ? 'met' : 'not_met', name);
    assert.equal(verdictOf(view, `The "${name}" dialog is not shown.`), shown ? 'not_met' : 'met', name);
  }
});

test('a card is the whole box of its heading, however different the cards beside it', () => {
  const card = (title: string, sum: string, ...more: Tree[]): Tree => [
    'button',
    '',
    {},
    ['generic', '', {}, ['heading', title, {}, ['text', title]], ['generic', '', {}, ['text', 'November']]],
    ['generic', '', {}, ['text', sum], ...more],
  ];
  const view = page(['main', '', {}, card('Sales', '81 sold', ['img', 'Chart']), card('Returns', '4 returned')]);
  assert.equal(verdictOf(view, 'The Sales card shows "81 sold".'), 'met');
  assert.equal(verdictOf(view, 'The "Sales" section contains "November".'), 'met');
  assert.equal(verdictOf(view, 'The Returns card does not show "4 returned".'), 'not_met');
  assert.equal(verdictOf(view, 'The Sales card shows "4 returned".'), 'not_met');
});

test('what stands in the next card is not in this one, what follows the bar of a title is', () => {
  const box = (title: string, ...more: Tree[]): Tree => [
    'generic',
    '',
    {},
    ['generic', '', {}, ['heading', title, {}, ['text', title]], ['text', 'November']],
    ...more,
  ];
  const open: Tree = ['button', 'Open'];
  const openIn = (text: string, ...trees: Tree[]) =>
    ground(page(['main', '', {}, ['generic', '', {}, ...trees]]), {
      target: { text: 'Open', scope: { relation: 'within', text } },
      purpose: 'press',
      exact: true,
    }).kind;
  assert.equal(openIn('Sales', box('Sales', ['text', '81 sold']), box('Returns', open)), 'none');
  assert.equal(openIn('Returns', box('Sales', ['text', '81 sold']), box('Returns', open)), 'one');
  assert.equal(openIn('Sales', box('Sales'), ['generic', '', {}, open], box('Returns')), 'one');
});

test('what a thing on the page is called by does not fail for the title of the page', () => {
  const book = page(
    ['heading', 'Show', {}, ['text', 'Show']],
    [
      'generic',
      '',
      {},
      ['generic', '', { tag: 'label' }, ['text', 'Title']],
      ['generic', '', {}, ['text', 'Blue Atlas']],
    ],
  );
  assert.equal(verdictOf(book, 'The title is "Blue Atlas".'), 'unproven');
  assert.equal(verdictOf(book, 'Title is "Copper Hours".'), 'not_met');
  assert.equal(verdictOf({ ...book, title: 'Blue Atlas' }, 'The title is "Blue Atlas".'), 'met');
  // Nor is a site at fault that bears its own name throughout and says on the page what page it is.
  const headed = page(['heading', 'Crate 7', { level: 1 }]);
  assert.equal(verdictOf(headed, 'The title is "Crate 7".'), 'unproven');
  assert.equal(verdictOf(headed, 'The title contains "Crate".'), 'unproven');
  assert.equal(verdictOf(headed, 'The title is "Crate 8".'), 'not_met');
  assert.equal(verdictOf(headed, 'The title is not "Cart - Shop".'), 'not_met');
});

test('what a form held is read beside its label once it is plain text', () => {
  const label: Tree = ['generic', 'Summary', { tag: 'label' }, ['text', 'Summary']];
  const shown = page(['generic', '', {}, label, ['generic', '', {}, ['text', 'A slow novel.']]]);
  const value = (view: View, value: string) =>
    check(view, { action: 'assertValue', target: { text: 'Summary' }, op: 'equals', value }).status;
  assert.equal(value(shown, 'A slow novel.'), 'met');
  assert.equal(value(shown, 'A quick novel.'), 'not_met');
  assert.equal(value(page(label, ['textbox', 'Summary', { tag: 'textarea', value: 'Old' }]), 'New'), 'not_met');
});

test('a card goes by the words of its title, and not by what a sign in the bar above is called', () => {
  const bell: Tree = ['generic', '', {}, ['button', 'Notifications'], ['status', 'Badge', {}, ['text', '3']]];
  const bar: Tree = ['banner', '', {}, ['generic', '', {}, bell, ['button', 'Maria Lund', {}, ['text', 'Maria Lund']]]];
  const tick = (name: string): Tree => ['generic', '', {}, ['checkbox', name, { tag: 'input' }], ['text', name]];
  const card = (title: string, ...held: Tree[]): Tree => [
    'generic',
    '',
    {},
    ['generic', '', {}, ['text', title]],
    ['generic', '', {}, ...held],
  ];
  const other = card('Appearance', ['button', 'Light', {}, ['text', 'Light']]);
  const own = card('Notifications', tick('E-mail'), tick('Weekly summary'));
  const view = page(bar, ['main', '', {}, own, other]);
  assert.equal(verdictOf(view, 'The "Notifications" card does not contain "Weekly summary".'), 'not_met');
  assert.equal(verdictOf(view, 'The "Notifications" card contains "Weekly summary".'), 'met');
  assert.equal(verdictOf(view, 'The "Notifications" card contains "Maria Lund".'), 'not_met');
  const untold = page(bar, ['main', '', {}, tick('Weekly summary'), other]);
  assert.equal(verdictOf(untold, 'The "Notifications" card does not contain "Weekly summary".'), 'unproven');
});

test('a column of a board is called by the words that it begins with', () => {
  const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
  const line = (words: string, x: number, y: number): Tree => ['paragraph', '', at(x, y, 150, 18), ['text', words]];
  const lane = (title: string, x: number, card: string): Tree => [
    'region',
    title,
    { tag: 'section', ...at(x, 0, 180, 200) },
    ['heading', title, { level: 2, ...at(x, 0, 180, 24) }, ['text', title]],
    line('$12,000', x, 30),
    line(card, x, 60),
  ];
  const view = page(['generic', '', at(0, 0, 400, 200), lane('Lead', 0, 'Website'), lane('Won', 200, 'Audit')]);
  assert.equal(verdictOf(view, 'The first column is "Lead".'), 'met');
  assert.equal(verdictOf(view, 'The last column is "Won".'), 'met');
  assert.equal(verdictOf(view, 'The first column is "Won".'), 'not_met');
  assert.equal(verdictOf(view, 'The first column is not "Lead".'), 'not_met');
});

test('the box to tick that heads a row is none of its words: it is called by what it shows first', () => {
  const cell = (words: string): Tree => ['cell', words, {}, ['text', words]];
  const row = (name: string): Tree => [
    'row',
    '',
    { tag: 'tr' },
    ['rowheader', `Select ${name}`, {}, ['checkbox', `Select ${name}`, { tag: 'input', states: ['unchecked'] }]],
    ['cell', name, {}, ['link', name, { tag: 'a' }, ['text', name]]],
    cell('Ed'),
  ];
  const view = page(['table', '', {}, row('Hello'), row('Night watch')]);
  assert.equal(verdictOf(view, 'The first row is "Hello".'), 'met');
  assert.equal(verdictOf(view, 'The first row is "Night watch".'), 'not_met');
  assert.equal(verdictOf(view, 'The first row is not "Hello".'), 'not_met');
});
