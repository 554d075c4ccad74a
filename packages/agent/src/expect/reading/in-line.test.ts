import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const line = (words: string, runs: string[] = []): Tree => ['generic', '', {}, ['text', words, { runs }]];
const says = (tree: Tree, text: string, value: string, op: NonNullable<Step['op']> = 'contains') =>
  check(page(tree), { action: 'assertText', target: { text }, value, op }).status;

test('in a line of labels and values each label has its own value, and what stands further on is not proved to be it', () => {
  const lines = [
    line('Owner Ann Status Frozen', ['Owner', 'Ann', 'Status', 'Frozen']),
    line('Owner Ann · Status Frozen', ['Owner', 'Ann', '· Status', 'Frozen']),
    line('Owner: Ann | Status: Frozen', ['Owner:', 'Ann', '| Status:', 'Frozen']),
    line('Owner: Ann, Status: Frozen'),
  ];
  for (const tree of lines) {
    const found = [
      says(tree, 'Owner', 'Ann', 'equals'),
      says(tree, 'Status', 'Frozen', 'equals'),
      says(tree, 'Owner', 'Frozen'),
      says(tree, 'Owner', 'Frozen', 'not-contains'),
      says(tree, 'Owner', 'Frozen', 'equals'),
      says(tree, 'Owner', 'Zed'),
    ];
    assert.deepEqual(found, ['met', 'met', 'unproven', 'unproven', 'not_met', 'not_met'], JSON.stringify(tree));
  }
});

test('a line with one label is that label’s to its end', () => {
  assert.equal(says(line('Total 12 EUR'), 'Total', 'EUR'), 'met');
  assert.equal(says(line('Open: Mo to Fr, 9:00 to 17:00'), 'Open', '17:00'), 'met');
  assert.equal(says(line('Paid by card in full', ['Paid', 'by card', 'in full']), 'Paid', 'in full'), 'met');
});

test('in a line of amounts and what they are of, each has the amount in front of it, and what stands below is of none', () => {
  const found = (words: string, text: string, value: string) =>
    check(page(['paragraph', '', {}, ['text', words]], ['paragraph', '', {}, ['text', 'Something else']]), {
      action: 'assertText',
      target: { text },
      value,
      op: 'equals',
    }).status;
  const line = '24 open deals · $182,400 total value';
  assert.equal(found(line, 'Total value', '$182,400'), 'met');
  assert.equal(found(line, 'Total value', '$182,500'), 'not_met');
  assert.equal(found(line, 'Total value', 'Something else'), 'not_met');
  assert.equal(found('12 seats used, $40.00 monthly cost', 'Monthly cost', '$40.00'), 'met');
  assert.equal(found('5 GB used storage', 'Used storage', '5 GB'), 'met');
  // A bare number alone may count the lines.
  assert.equal(found('2 Payment', 'Payment', '2'), 'not_met');
});

test('a line beside a search field that was written in is read as it is drawn, with its links', () => {
  const found = (...parts: Tree[]) =>
    page(['generic', '', {}, ['textbox', 'Search', { value: 'tide', states: ['focused'] }], ...parts]);
  const link = (words: string): Tree => ['link', words, {}, ['text', words]];
  const seen = (tree: View, text: string) => check(tree, { action: 'assertVisible', target: { text } }).status;
  const view = found(['text', '1 result ('], link('24 total'), ['text', ')']);
  assert.equal(seen(view, '1 result (24 total)'), 'met');
  assert.equal(seen(view, '1 result (25 total)'), 'not_met');
  assert.equal(seen(view, 'tide'), 'not_met');
  assert.equal(seen(found(['text', 'Nothing for “'], link('tide'), ['text', '”.']), 'Nothing for "tide".'), 'met');
});
