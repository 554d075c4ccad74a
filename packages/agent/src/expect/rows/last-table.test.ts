import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const row = (...cells: string[]): Tree => [
  'row',
  '',
  {},
  ...cells.map((value): Tree => ['cell', value, {}, ['text', value]]),
];
const table = (name: string, ref: string, first: string): Tree => [
  'generic',
  '',
  {},
  ['table', name, {}, ['row', '', {}, ['columnheader', 'Name', { ref }]], row(first), row('Zeta')],
  ['button', 'Go to next page', { ref: `${ref}-next` }],
];
const view = page(table('Staff', 'staff', 'Xenia'), ['heading', 'Bills'], table('Bills', 'bills', 'Lamp'));
const acted = (ref: string) => ({ last: view.items.find((item) => item.ref === ref) ?? null });

test('the first row, and no word of which table, is that of the one that was acted in last', () => {
  for (const scope of [undefined, { relation: 'within', role: 'table' }] as const) {
    const target = { role: 'row', ordinal: 1, ...(scope && { scope }) } as const;
    const status = (value: string, ref: string) =>
      check(view, { action: 'assertText', target, value }, acted(ref)).status;
    assert.equal(status('Xenia', 'staff'), 'met');
    assert.equal(status('Xenia', 'staff-next'), 'met');
    assert.equal(status('Xenia', 'bills'), 'not_met');
    assert.equal(status('Xenia', 'nothing'), 'unproven');
  }
});
