import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

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
