import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const text = (words: string): Tree => ['text', words];
const shown = (view: View, name: string, noun: string) =>
  check(view, { action: 'assertVisible', target: { text: name, noun } }).status;
const gone = (view: View, name: string, noun: string) =>
  check(view, { action: 'assertNotVisible', target: { text: name, noun } }).status;

/** The same labels and values in the ways pages have them. */
const ways: Record<string, (pairs: [string, string][]) => View> = {
  terms: (pairs) =>
    page([
      'list',
      '',
      { tag: 'dl' },
      ...pairs.flatMap(([label, value]): Tree[] => [
        ['term', '', {}, text(label)],
        ['definition', '', {}, text(value)],
      ]),
    ]),
  boxes: (pairs) =>
    page(
      ...pairs.map(
        ([label, value]): Tree => [
          'generic',
          '',
          {},
          ['generic', '', {}, text(label)],
          ['generic', '', {}, text(value)],
        ],
      ),
    ),
  lines: (pairs) => page(...pairs.map(([label, value]): Tree => ['paragraph', '', {}, text(`${label}: ${value}`)])),
  rows: (pairs) =>
    page([
      'table',
      '',
      { tag: 'table' },
      ...pairs.map(
        ([label, value]): Tree => ['row', '', {}, ['rowheader', '', {}, text(label)], ['cell', '', {}, text(value)]],
      ),
    ]),
  columns: (pairs) =>
    page([
      'table',
      '',
      { tag: 'table' },
      ['row', '', {}, ...pairs.map(([label]): Tree => ['columnheader', label, {}, text(label)])],
      ['row', '', {}, ...pairs.map(([, value]): Tree => ['cell', value, {}, text(value)])],
    ]),
};

test('who stands under another label is not shown as the assignee', () => {
  for (const [way, of] of Object.entries(ways)) {
    const other = of([
      ['Reporter', 'Ann Lee'],
      ['Assignee', 'Unassigned'],
    ]);
    const own = of([
      ['Reporter', 'Bo Chen'],
      ['Assignee', 'Ann Lee'],
    ]);
    assert.equal(shown(other, 'Ann Lee', 'assignee'), 'not_met', way);
    assert.equal(gone(other, 'Ann Lee', 'assignee'), 'met', way);
    assert.equal(shown(own, 'Ann Lee', 'assignee'), 'met', way);
    assert.equal(gone(own, 'Ann Lee', 'assignee'), 'not_met', way);
    const none = of([
      ['Reporter', 'Ann Lee'],
      ['Points', 'three'],
    ]);
    assert.equal(shown(none, 'Ann Lee', 'assignee'), 'unproven', way);
    assert.equal(gone(none, 'Ann Lee', 'assignee'), 'unproven', way);
    assert.equal(
      shown(
        of([
          ['Priority', 'High'],
          ['Status', 'Open'],
        ]),
        'High',
        'status',
      ),
      'not_met',
      way,
    );
    assert.equal(
      shown(
        of([
          ['Priority', 'High'],
          ['Status', 'Open'],
        ]),
        'Open',
        'status',
      ),
      'met',
      way,
    );
  }
});

test('a name alone tells no assignee, a line that says so does; a status needs no label', () => {
  const plain = (words: string) => page(['heading', 'Bug 12', {}, text('Bug 12')], ['generic', '', {}, text(words)]);
  assert.equal(shown(plain('Ann Lee'), 'Ann Lee', 'assignee'), 'unproven');
  assert.equal(shown(plain('Assigned to Ann Lee'), 'Ann Lee', 'assignee'), 'met');
  assert.equal(shown(plain('Written by Ann Lee'), 'Ann Lee', 'author'), 'met');
  assert.equal(shown(plain('Paid'), 'Paid', 'status'), 'met');
  assert.equal(shown(plain('Mug'), 'Mug', 'product'), 'met');
});
