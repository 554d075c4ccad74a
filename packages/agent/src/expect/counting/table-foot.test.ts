import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const row = (...cells: string[]): Tree => [
  'row',
  cells.join(' '),
  {},
  ...cells.map((name): Tree => ['cell', name, {}, ['text', name]]),
];
const table: Tree = [
  'table',
  '',
  { tag: 'table' },
  ['rowgroup', '', { tag: 'thead' }, ['row', '', {}, ['columnheader', 'Number'], ['columnheader', 'Sum']]],
  ['rowgroup', '', { tag: 'tbody' }, row('INV-7', '1200.00')],
  ['rowgroup', '', { tag: 'tfoot' }, row('', 'Total 1500.00')],
];
const says = (target: Target, value: string, ...more: Tree[]) =>
  check(page(table, ...more), { action: 'assertText', target, value }).status;

test('the footer of a table is what stands at its foot, and not that of the page', () => {
  const foots: Target[] = [{ noun: 'footer', scope: { role: 'table', relation: 'within' } }, { text: 'table footer' }];
  const footer: Tree = ['contentinfo', '', {}, ['text', 'Acme 2026']];
  for (const target of foots) {
    assert.equal(says(target, 'Total 1500.00', footer), 'met');
    assert.equal(says(target, '1200.00', footer), 'not_met');
    assert.equal(says(target, 'Acme 2026', footer), 'not_met');
  }
  assert.equal(says({ noun: 'footer' }, 'Acme 2026', footer), 'met');
  assert.equal(says({ noun: 'footer' }, 'Total 1500.00', footer), 'not_met');
  assert.equal(says({ noun: 'footer' }, 'Total 1500.00', ['heading', 'Invoices']), 'unproven');
});
