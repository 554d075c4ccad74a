import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, selectOf, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const text = (words: string): Tree => ['text', words];
const help = (words: string): Tree => ['link', words, { tag: 'a', href: '#help' }, text(words)];
const status = (view: View, name: string, value: string, op: 'equals' | 'not-equals' = 'equals') =>
  check(view, { action: 'assertText', target: { text: name }, op, value }).status;

test('help beside a label is not what its field shows', () => {
  const view = page(
    box(text('Folder type'), help('Help'), selectOf('Send only', 'Two way')),
    box(text('Deletes?'), selectOf('Keep', 'Drop')),
    box(box(text('Pull order'), help('Learn more')), selectOf('Random', 'Largest')),
    box(text('Price $'), ['textbox', '', { tag: 'input', value: '5' }]),
  );
  for (const [name, value, other] of [
    ['Folder type', 'Send only', 'Help'],
    ['Deletes', 'Keep', '?'],
    ['Pull order', 'Random', 'Learn more'],
    ['Price', '5', '$'],
    ['Price', '$5', '$6'],
  ] as const) {
    assert.equal(status(view, name, value), 'met', name);
    assert.equal(status(view, name, value, 'not-equals'), 'not_met', name);
    assert.equal(status(view, name, other), 'not_met', name);
  }
});

test('a link that no field follows is the value of its label', () => {
  const view = page(
    box(text('Chapter'), help('Help')),
    box(text('Owner'), help('Ann'), ['textbox', '', { tag: 'input', value: '' }]),
  );
  assert.equal(status(view, 'Chapter', 'Help'), 'met');
  assert.equal(status(view, 'Owner', 'Ann'), 'met');
});

test('what goes on with the label of an amount in brackets, or as its rate, is not what it shows', () => {
  const view = page(
    box(box(text('Discount (SPRING10)')), box(text('−€5.00'))),
    box(box(text('VAT 19%')), box(text('€7.18'))),
    ['paragraph', '', {}, ['text', 'Tax 8% $3.20', { runs: ['Tax 8%', '$3.20'] }]],
    ['paragraph', '', {}, ['text', 'Uptime 99.9% last 30 days', { runs: ['Uptime 99.9%', 'last 30 days'] }]],
  );
  for (const [name, value] of [
    ['Discount', '−€5.00'],
    ['VAT', '€7.18'],
    ['VAT', '19%'],
    ['Tax', '$3.20'],
    ['Tax', '8%'],
    ['Uptime', '99.9%'],
  ] as const)
    assert.equal(status(view, name, value), 'met', `${name} ${value}`);
  assert.equal(status(view, 'Discount', '€6.00'), 'not_met');
  assert.equal(status(view, 'VAT', '20%'), 'not_met');
  // Whether a discount is told with its sign is a matter of taste.
  assert.equal(status(view, 'Discount', '€5.00'), 'unproven');
});
