import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

/** Boxes in one, each a text at a place of its own. */
function boxes(parts: readonly string[], place: (at: number) => { x: number; y: number; height: number }): Tree {
  const box = (text: string, at: number): Tree => ['generic', '', { box: { width: 90, ...place(at) } }, ['text', text]];
  return ['generic', '', {}, ...parts.map(box)];
}

const pairs = ['Owner', 'Mira', 'Status', 'Frozen'];
const stack = (at: number) => ({ x: 0, y: at * 20, height: 20 });
const smallLabels = (at: number) => ({ x: 0, y: at * 20, height: at % 2 === 0 ? 12 : 20 });
const columns = (at: number) => ({ x: (at % 2) * 100, y: Math.floor(at / 2) * 20, height: 20 });

test('of labels and values in one stack, no value is proved to be that of a label further up', () => {
  for (const place of [stack, smallLabels, columns]) {
    const view = page(boxes(pairs, place));
    const says = (text: string, value: string, op: 'contains' | 'not-contains' | 'equals') =>
      check(view, { action: 'assertText', target: { text }, value, op }).status;
    assert.deepEqual(
      [says('Owner', 'Mira', 'equals'), says('Status', 'Frozen', 'contains'), says('Owner', 'Frozen', 'equals')],
      ['met', 'met', 'not_met'],
    );
    assert.deepEqual(
      [says('Owner', 'Frozen', 'contains'), says('Owner', 'Frozen', 'not-contains'), says('Owner', 'Zed', 'contains')],
      ['unproven', 'unproven', 'not_met'],
    );
  }
});

test('what makes up no pairs, or is drawn in another size than its label, is all of it the label’s', () => {
  const address = ['Ship to', '12 High St', '0150 Oslo'];
  const headed = (at: number) => ({ x: 0, y: at * 20, height: at === 0 ? 12 : 20 });
  for (const view of [page(boxes(address, stack)), page(boxes([...address, 'Norway'], headed))]) {
    const target = { text: 'Ship to' };
    assert.equal(check(view, { action: 'assertText', target, value: 'Oslo', op: 'contains' }).status, 'met');
  }
});

test('the same of pairs in one row, in lines without boxes, and in a table without heads', () => {
  const row = (at: number) => ({ x: at * 100, y: 0, height: 20 });
  const lines: Tree = ['generic', '', {}, ...pairs.map((words): Tree => ['text', words])];
  const cell = (words: string, at: number): Tree => [
    'cell',
    words,
    { box: { width: 90, ...row(at) } },
    ['text', words],
  ];
  const cells: Tree = ['table', '', {}, ['row', pairs.join(' '), {}, ...pairs.map(cell)]];
  // A label of no control is a mere text between the boxes.
  const drawn = (words: string, at: number): Tree =>
    at % 2 === 0 ? ['text', words] : ['generic', '', { box: { width: 90, ...stack(at) } }, ['text', words]];
  const labels: Tree = ['main', '', {}, ...pairs.map(drawn), ['button', 'Edit']];
  for (const tree of [boxes(pairs, row), lines, cells, labels]) {
    const says = (text: string, value: string) =>
      check(page(tree), { action: 'assertText', target: { text }, value, op: 'contains' }).status;
    const statuses = [says('Owner', 'Mira'), says('Status', 'Frozen'), says('Owner', 'Frozen'), says('Owner', 'Zed')];
    assert.deepEqual(statuses, ['met', 'met', 'unproven', 'not_met'], JSON.stringify(tree));
  }
});

test('a table with heads, framed boxes in a row and a label with several boxes of its own are read whole', () => {
  const says = (tree: Tree, text: string, value: string) =>
    check(page(tree), { action: 'assertText', target: { text }, value, op: 'contains' }).status;
  const row = (at: number) => ({ x: at * 100, y: 0, height: 20, width: 90 });
  const cells = (role: string, ...words: string[]): Tree => [
    'row',
    '',
    {},
    ...words.map((word, at): Tree => [role, word, { box: row(at) }, ['text', word]]),
  ];
  const chips = ['Tags', 'red', 'green', 'blue'].map(
    (word, at): Tree => ['generic', '', { box: row(at), framed: at > 0 }, ['text', word]],
  );
  const line = (words: string, at: number): Tree => [
    'generic',
    '',
    { box: { width: 90, ...stack(at) } },
    ['text', words],
  ];
  const address: Tree = [
    'main',
    '',
    {},
    ['text', 'Ship to'],
    line('12 High St', 1),
    line('Oslo', 2),
    ['text', 'Phone'],
  ];
  const table: Tree = [
    'table',
    '',
    {},
    cells('columnheader', 'Name', 'Count', 'Price', 'State'),
    cells('cell', 'Nail', '4', '9', 'Sold'),
  ];
  assert.deepEqual(
    [
      says(table, 'Nail', 'Sold'),
      says(['generic', '', {}, ...chips], 'Tags', 'blue'),
      says(address, 'Ship to', 'Oslo'),
    ],
    ['met', 'met', 'met'],
  );
});
