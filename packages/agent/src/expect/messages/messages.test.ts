import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check as checkPage } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Check } from '../check.ts';

const text = (value: string): Tree => ['text', value];
const box = (...values: string[]): Tree => ['generic', '', {}, ...values.map(text)];
const form: Tree[] = [
  ['heading', 'Walnut Desk', {}, text('Walnut Desk')],
  ['textbox', 'Name', { tag: 'input', value: 'Walnut Desk' }],
  box('3 variants'),
  ['button', 'Update', {}, text('Update')],
];
const before = page(...form);
const now = (...more: Tree[]) => page(...form, ...more);

const check = (view: View, step: Step, since: View | null = before): Check => checkPage(view, step, { since });
const says = (view: View, value: string, since?: View | null, more: Partial<Step> = {}) =>
  check(view, { action: 'assertText', target: { noun: 'message' }, value, ...more }, since).status;
const comes = (view: View, noun: string, since?: View | null) =>
  check(view, { action: 'assertVisible', target: { noun } }, since).status;
const stays = (view: View, noun: string, since?: View | null) =>
  check(view, { action: 'assertNotVisible', target: { noun } }, since).status;

test('text that came with the last action is what a message says, in quotes of its own words', () => {
  const found = check(now(box('Updated Product')), {
    action: 'assertText',
    target: { noun: 'message' },
    value: 'Updated Product',
  });
  assert.equal(found.status, 'met');
  assert.match(found.evidence[0]?.quote ?? '', /Updated Product/);
  assert.equal(says(now(box('Updated Product.')), 'Updated Product', before, { op: 'equals' }), 'met');
  assert.equal(
    says(now(['generic', '', {}, ['img', ''], text('Updated Product'), ['button', 'Close']]), 'Updated Product'),
    'met',
  );
  assert.equal(says(now(box('The product "Walnut Desk" has been updated')), 'has been updated'), 'met');
});

test('a marked message of other words does not hide one that nothing marks', () => {
  assert.equal(says(now(['status', '', {}, text('1 of 3')], box('Updated Product')), 'Updated Product'), 'met');
});

test('what stood there before the action, or nobody looked, is no news', () => {
  const saved = now(box('Updated Product'));
  assert.equal(says(saved, 'Updated Product', saved), 'unproven');
  assert.equal(says(saved, 'Updated Product', null), 'unproven');
  assert.equal(says(now(box('Updated Product'), box('Updated Product')), 'Updated Product', saved), 'met');
});

test('words that came as part of something else are no message', () => {
  const inside: Tree[] = [
    ['heading', 'Updated Product', {}, text('Updated Product')],
    ['button', 'Updated Product', {}, text('Updated Product')],
    ['table', '', {}, ['row', '', {}, ['cell', 'Updated Product', {}, text('Updated Product')]]],
    ['navigation', '', {}, box('Updated Product')],
    box('Not Updated Product'),
    box('Updated Product-Line'),
    ['list', '', {}, ['listitem', '', {}, text('3 variants')], ['listitem', '', {}, text('Updated Product')]],
  ];
  for (const tree of inside) assert.notEqual(says(now(tree), 'Updated Product'), 'met', JSON.stringify(tree));
  assert.equal(says(now(box('Last updated: just now')), 'updated'), 'unproven');
});

test('what was typed and is shown again is no message', () => {
  const named = (...more: Tree[]) => page(['textbox', 'Name', { tag: 'input', value: 'Order saved' }], ...more);
  assert.notEqual(says(named(box('Order saved')), 'Order saved', named()), 'met');
});

test('on another page only what reads like a message is one', () => {
  const elsewhere = (...more: Tree[]) => ({ ...now(...more), url: 'https://shop.test/products/3' });
  assert.equal(says(elsewhere(box('Created Product')), 'Created Product'), 'met');
  assert.notEqual(says(elsewhere(box('Product options')), 'Product options'), 'met');
  // A name in it may be a link.
  const made: Tree = ['generic', '', {}, text('Product'), ['link', 'Oak', {}, text('Oak')], text('created.')];
  assert.equal(says(elsewhere(made), 'Product Oak created.'), 'met');
  assert.notEqual(says(elsewhere(box('Here the product is created by hand')), 'product is created'), 'met');
  assert.equal(says(now(box('Product options')), 'Product options'), 'met');
});

test('words that are nowhere are not said', () => {
  assert.equal(says(now(box('Could not update')), 'Updated Product'), 'not_met');
  assert.equal(says(before, 'Updated Product'), 'not_met');
});

test('a message without words of its own is met by text that came and reads like it', () => {
  const refused = now(box('The provided credentials are invalid'));
  const saved = now(box('Your changes have been saved'));
  assert.equal(comes(now(box('Email is required'), box('Enter a name')), 'error message'), 'met');
  assert.equal(comes(now(box('Email is required')), 'error message', now(box('Email is required'))), 'not_met');
  assert.deepEqual([comes(refused, 'error message'), comes(saved, 'success message')], ['met', 'met']);
  assert.deepEqual([comes(refused, 'message'), comes(saved, 'message')], ['met', 'met']);
});

test('text that came and is nothing but a message of the contrary leaves nothing open', () => {
  for (const words of ['Updated Product', 'Your changes have been saved', 'Item was removed successfully'])
    assert.equal(comes(now(box(words)), 'error message'), 'not_met', words);
  for (const words of ['The provided credentials are invalid', 'Could not save'])
    assert.equal(comes(now(box(words)), 'success message'), 'not_met', words);
  // These may complain after all, or stand beside what does.
  assert.equal(comes(now(box('The item was removed by another user')), 'error message'), 'unproven');
  assert.equal(comes(now(box('Saved. This can not be undone.')), 'success message'), 'unproven');
  assert.equal(comes(now(box('Updated Product'), box('Ask your administrator')), 'error message'), 'unproven');
});

test('nothing that came is no message, and what came without reading like one is told', () => {
  assert.equal(comes(before, 'error message'), 'not_met');
  assert.equal(comes(page(...form.slice(0, 2), box('4 variants')), 'error message'), 'not_met');
  const found = check(now(box('Ask your administrator')), {
    action: 'assertVisible',
    target: { noun: 'error message' },
  });
  assert.equal(found.status, 'unproven');
  assert.match(JSON.stringify(found), /Ask your administrator.*no_evidence|no_evidence.*Ask your administrator/);
});

test('labels, stamps and counts that came are no message', () => {
  for (const words of ['Errors: 0', 'No errors', 'Failed', 'Errors'])
    assert.notEqual(comes(now(box(words)), 'error message'), 'met', words);
  for (const words of ['Updated at 9:12', 'Sent', 'Last saved: today', 'Created by Ana', 'Could not be saved'])
    assert.notEqual(comes(now(box(words)), 'success message'), 'met', words);
});

test('among much that came, and on another page, nothing is told to be the message', () => {
  const panel = ['Retries', 'Failed by the worker', 'Waiting', 'Paused'].map((label) => box(label));
  assert.equal(comes(now(...panel), 'error message'), 'unproven');
  const elsewhere = { ...now(box('Invalid links')), url: 'https://shop.test/reports' };
  assert.equal(comes(elsewhere, 'error message'), 'unproven');
});

test('a marked message is of the tone that its words have', () => {
  const alert = (words: string) => page(['alert', '', {}, text(words)]);
  assert.equal(comes(alert('Invalid password'), 'error message', null), 'met');
  assert.equal(comes(alert('Email is required'), 'error message', null), 'met');
  assert.equal(comes(alert('Product saved'), 'error message', null), 'not_met');
  const toast = (view: View, noun: string) => check(view, { action: 'assertVisible', target: { role: 'alert', noun } });
  assert.equal(toast(alert('Could not be saved'), 'success toast').status, 'not_met');
  assert.equal(toast(alert('Product saved'), 'success toast').status, 'met');
});

test('that no error message is shown is not passed on one that is', () => {
  const alert = (words: string) => page(['alert', '', {}, text(words)]);
  assert.equal(stays(alert('Invalid password'), 'error message'), 'not_met');
  assert.equal(stays(alert('Product saved'), 'error message'), 'met');
  assert.equal(stays(now(box('The name could not be saved')), 'error message'), 'unproven');
  assert.equal(stays(now(box('Updated Product')), 'error message'), 'met');
  // What a line beside it says, that stood there before, is no news.
  const sums = (paid: string) => page(...form, box('Door locked: no', paid));
  assert.equal(stays(sums('Paid: 9'), 'error message', sums('Paid: 4')), 'met');
  assert.equal(stays(sums('It could not be paid'), 'error message', sums('Paid: 4')), 'unproven');
});

const told = (role: string): Tree => [
  role,
  '',
  {},
  text('The desk “'),
  ['link', 'Walnut', {}, text('Walnut')],
  text('” was deleted successfully.'),
];
const elsewhere = (...more: Tree[]): View => ({
  ...page(['heading', 'Desks'], ...more),
  url: 'https://shop.test/desks',
});

test('a message on the page that a form leads to may have a link in it, and its quotes are read without spaces', () => {
  const view = elsewhere(['list', '', {}, told('listitem')], ['link', 'Oak']);
  assert.equal(says(view, 'was deleted successfully'), 'met');
  assert.equal(says(view, 'The desk "Walnut" was deleted successfully.'), 'met');
  assert.equal(says(view, 'was deleted successfully', before, { target: { noun: 'error message' } }), 'unproven');
  assert.notEqual(says(elsewhere(box('Deleted desks can be restored')), 'Deleted'), 'met');
});

test('what a message reports to be deleted is gone, and an entry that says so is there', () => {
  const gone = (view: View, name = 'Walnut') =>
    check(view, { action: 'assertNotVisible', target: { text: name } }).status;
  assert.equal(gone(elsewhere(['list', '', {}, told('listitem')], ['link', 'Oak'])), 'met');
  assert.equal(gone(elsewhere(told('status'), ['link', 'Walnut'])), 'not_met');
  for (const words of ['was deleted successfully', 'deleted', 'successfully'])
    assert.equal(gone(elsewhere(['list', '', {}, told('listitem')]), words), 'not_met', words);
  assert.equal(gone(elsewhere(['list', '', {}, told('listitem'), told('listitem')])), 'not_met');
});

test('what a form says at a field leaves it open whether a toast is there', () => {
  const at = (y: number) => ({ box: { x: 20, y, width: 200, height: 20 } });
  const field: Tree = ['textbox', 'Berth', { tag: 'input', description: 'Give a berth', ...at(0) }];
  const told: Tree = ['alert', '', at(24), text('Give a berth')];
  const toast: Tree = ['alert', '', at(600), text('Berth taken')];
  const none = (...trees: Tree[]) =>
    check(page(field, ...trees), { action: 'assertNotVisible', target: { role: 'alert' } }).status;
  assert.deepEqual([none(told), none(told, toast), none(toast), none()], ['unproven', 'not_met', 'not_met', 'met']);
});

test('of several errors one that says so is enough, and not where what they say must be just that or not that', () => {
  const error = (words: string): Tree => ['alert', '', {}, text(words)];
  const view = now(error('Cannot log in to the server'), error("Access denied for user 'clerk'"));
  const says = (value: string, op: NonNullable<Step['op']> = 'contains') =>
    check(view, { action: 'assertText', target: { noun: 'error' }, value, op }, null).status;
  assert.deepEqual([says('Access denied for user'), says('Too many users')], ['met', 'not_met']);
  assert.deepEqual(
    [says("Access denied for user 'clerk'", 'equals'), says('Access denied', 'not-contains')],
    ['unproven', 'unproven'],
  );
});

test('a toast that says in short that a thing was deleted does not keep it there', () => {
  const gone = (words: string, role = 'status') =>
    check(page(...form, [role, '', {}, text(words)]), { action: 'assertNotVisible', target: { text: 'Bob' } }).status;
  for (const words of ['Bob deleted', 'User Bob removed.']) assert.equal(gone(words), 'met', words);
  for (const words of [
    'Bob will be deleted',
    'Bob added, Ann removed',
    'Delete Bob? He was never removed',
    'Bob',
    'Bob saved',
  ])
    assert.equal(gone(words), 'not_met', words);
  assert.equal(gone('Bob deleted', 'cell'), 'not_met');
});

test('on a page that was just opened a message is a box of its own that is nothing but a report', () => {
  const flash = (...inside: Tree[]): Tree => ['generic', '', { framed: true }, ...inside];
  const link: Tree = ['link', '#43', { href: '/issues/43' }, text('#43')];
  const added: Tree = ['paragraph', '', {}, text('Added by Ana.')];
  const created = page(['document', '', {}, flash(text('Issue'), link, text('created.')), ...form, added]);
  assert.equal(says(created, 'Issue #43 created.', null), 'met');
  assert.equal(says(created, 'Issue #43 created.', created), 'unproven', 'it stood there before the last action');
  assert.equal(says(created, 'Issue #44 created.', null), 'not_met');
  assert.equal(says(created, 'Added by Ana.', null), 'unproven', 'drawn as no box');
  assert.equal(
    says(page(['document', '', {}, flash(text('Walnut Desk.'))]), 'Walnut Desk.', null),
    'unproven',
    'it reports nothing',
  );
  const feed = ['Issue #43 created.', 'Issue #42 closed.'].map((line) => flash(text(line)));
  assert.equal(says(page(['document', '', {}, ...feed]), 'Issue #43 created.', null), 'unproven', 'one of its like');
  const wrong = check(
    created,
    { action: 'assertText', target: { noun: 'error message' }, value: 'Issue #43 created.' },
    null,
  );
  assert.equal(wrong.status, 'unproven');
});
