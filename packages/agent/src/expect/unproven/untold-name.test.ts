import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const box = (words: string): Tree => ['generic', '', {}, text(words)];
const is = (view: ReturnType<typeof page>, target: Step['target'], value: string) =>
  check(view, { action: 'assertText', target, op: 'equals', value }).status;

test('what is called without the kind of thing it is said to be is not missing', () => {
  const plan = (name: string, price: string): Tree => [
    'region',
    '',
    {},
    ['heading', name, { level: 3 }, text(name)],
    box(price),
  ];
  const view = page(plan('Pro', '$12'), plan('Team', '$30'));
  const price = (name: string) => ({ text: 'price', scope: { relation: 'within', text: name } }) as const;
  assert.equal(is(view, price('Pro plan'), '$12'), 'unproven');
  assert.equal(is(view, price('Gold plan'), '$12'), 'not_met');
});

test('a label that is written small may be told otherwise by the page, where the value stands in the entry', () => {
  const task = (name: string, due: string): Tree => [
    'listitem',
    '',
    {},
    box(name),
    ['generic', '', {}, ['text', `Due: ${due}`, { runs: ['Due:', due] }]],
  ];
  const view = page(['list', '', {}, task('Write report', 'Friday'), task('Call bank', 'Monday')]);
  const due = { text: 'due date', scope: { relation: 'within', text: 'Write report' } } as const;
  assert.equal(is(view, due, 'Friday'), 'unproven');
  assert.equal(is(view, due, 'Monday'), 'not_met');
});

test('what the page of a thing shows may be what nothing there goes by', () => {
  const title = (words: string): Tree => ['heading', words, { level: 1 }, text(words)];
  const status = { text: 'status', scope: { relation: 'within', noun: 'invoice' } } as const;
  assert.equal(is(page(title('Invoice #12'), box('Pending')), status, 'Pending'), 'unproven');
  assert.equal(is(page(title('Invoice #12'), box('Pending')), status, 'Paid'), 'not_met');
  assert.equal(is(page(title('Order #12'), box('Pending')), status, 'Pending'), 'not_met');
});

test('an entry that shows more than the words is not told to be called otherwise', () => {
  const order = (name: string, of: string): Tree => ['listitem', '', {}, box(name), box(of)];
  const view = page(['list', '', {}, order('Order 1', 'Ann'), order('Order 2', 'Bob')]);
  const first = { role: 'listitem', ordinal: 1 } as const;
  assert.equal(is(view, first, 'Order 1'), 'unproven');
  assert.equal(is(view, first, 'Order 2'), 'not_met');
});

test('the step of a way through is told by its number and its name, not by the title below', () => {
  const step = (words: string, current = false): Tree => [
    'listitem',
    '',
    { states: current ? ['current'] : [] },
    text(words),
  ];
  const way = (at: number, title: string) =>
    page(
      ['list', '', {}, ...['1. Cart', '2. Payment', '3. Done'].map((words, i) => step(words, i === at))],
      ['heading', title, { level: 2 }, text(title)],
    );
  const status = (view: ReturnType<typeof page>, target: Step['target']) =>
    check(view, { action: 'assertState', target, value: 'selected' }).status;
  for (const target of [{ text: 'Payment' }, { text: 'Payment', noun: 'step' }]) {
    assert.equal(status(way(1, 'Payment'), target), 'met');
    assert.equal(status(way(0, 'Payment'), target), 'not_met');
    assert.equal(status(way(2, 'Done'), target), 'not_met');
  }
});

test('a price that is put in words is open where each amount of it stands in the entry', () => {
  const hotel = (name: string, ...prices: string[]): Tree => [
    'article',
    name,
    {},
    ['heading', name, { level: 2 }, text(name)],
    ...prices.map(box),
  ];
  const view = page(hotel('Casa Sol', '€155', '€132 / night', '€396 for 3 nights'), hotel('Casa Luna', '€90 / night'));
  const price = { text: 'price', scope: { relation: 'within', text: 'Casa Sol' } } as const;
  assert.equal(is(view, price, '€132 per night, with €155 struck through'), 'unproven');
  assert.equal(is(view, price, '€90 per night'), 'not_met');
});
