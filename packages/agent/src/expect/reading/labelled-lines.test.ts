import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const line = (words: string): Tree => ['listitem', '', {}, ['text', words]];
const icon = (name: string): Tree => ['link', name, { tag: 'a', href: '/?f=1' }];
const search = (value: string, ...icons: string[]): Tree =>
  box(['textbox', 'Filter', { tag: 'input', value }], ...icons.map(icon));
const status = (view: ReturnType<typeof page>, text: string, value: string, op: Step['op'] = 'equals') =>
  check(view, { action: 'assertText', target: { text }, value, op }).status;

test('what is typed into a search field is no label, with or without a label on the page', () => {
  const task = page(search('status:open', 'Default filters'), ['list', '', {}, line('Status: closed')]);
  assert.equal(status(task, 'Status', 'closed'), 'met');
  assert.equal(status(task, 'Status', 'open'), 'not_met');
  assert.equal(status(task, 'Status', 'open', 'contains'), 'not_met');
  assert.equal(status(task, 'Status', 'closed', 'not-equals'), 'not_met');
  assert.notEqual(status(page(search('status:open', 'Default filters')), 'Status', 'open', 'contains'), 'met');
  const typedName = page(search('Status', 'Default filters'), ['list', '', {}, line('Status: closed')]);
  assert.equal(status(typedName, 'Status', 'closed'), 'met');
  assert.equal(status(typedName, 'Status', 'Default filters'), 'not_met');
});

test('a label with its value is meant before the head of a column, whose cells leave open what the label denies', () => {
  const table = tableOf('', ['Title', 'Assignee'], ['Reproduce', 'Ben'], ['Deploy', 'Ana']);
  for (const summary of [line('Assignee: Admin'), box(box(['text', 'Assignee:']), box(['text', 'Admin']))]) {
    const task = page(['generic', '', {}, summary], table);
    assert.equal(status(task, 'Assignee', 'Admin'), 'met');
    assert.equal(status(task, 'Assignee', 'Admin', 'not-equals'), 'not_met');
    assert.equal(status(task, 'Assignee', 'Ben'), 'unproven');
    assert.equal(status(task, 'Assignee', 'Carl'), 'not_met');
  }
  assert.equal(status(page(table), 'Assignee', 'Admin'), 'not_met');
});

test('a link or a picture that is called by more words is no label with its value', () => {
  const task = page(search('', 'Category filters'), ['list', '', {}, line('Category: Back-end')]);
  assert.equal(status(task, 'Category', 'Back-end'), 'met');
  assert.equal(status(task, 'Category', 'filters'), 'not_met');
  const alone = page(search('', 'Category filters'));
  assert.equal(status(alone, 'Category', 'filters'), 'unproven');
  assert.equal(status(alone, 'Category', 'Back-end'), 'unproven');
  assert.equal(status(page(['button', 'Status: open', { tag: 'button' }]), 'Status', 'open'), 'met');
});

test('a word in the midst of what another label has as its value is no label', () => {
  const pair = (label: string, value: string) => box(box(['text', label]), box(['text', value]));
  const task = page(pair('State:', 'In review'), pair('% read:', '40%'), pair('Reader:', 'Ada'));
  assert.equal(status(task, 'review', '40%'), 'unproven');
  assert.equal(status(task, 'review', 'In review'), 'unproven');
  assert.notEqual(status(task, 'review', '60%'), 'met');
  assert.equal(status(task, 'review', '60%', 'not-equals'), 'unproven');
  assert.equal(status(task, 'State', 'In review'), 'met');
  assert.notEqual(status(page(pair('Contact:', 'Home phone: 12')), 'phone', '12'), 'not_met');
});
