import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../test/page.ts';
import { ground, groundAll } from './ground.ts';
import type { View } from './view.ts';

test('what a control is for may follow its name, and the head of a table is a part of it', () => {
  const view = page(
    ['combobox', 'Doctor', { tag: 'select' }],
    [
      'table',
      '',
      {},
      ['row', '', {}, ['columnheader', 'Fee', {}, ['button', 'Fee']]],
      ['row', '', {}, ['cell', 'Fee']],
    ],
  );
  const want = { target: { text: 'Doctor filter' }, purpose: 'dropdown', exact: false } as const;
  const found = ground(view, want);
  assert.equal(found.kind === 'one' && found.item.name, 'Doctor');
  assert.equal(ground(view, { ...want, exact: true }).kind, 'none');
  const sort = { text: 'Fee', scope: { relation: 'within', text: 'table header' } } as const;
  const head = ground(view, { target: sort, purpose: 'press', exact: true });
  assert.equal(head.kind === 'one' && head.item.role, 'button');
  assert.equal(
    groundAll(view, {
      target: { role: 'row', scope: { relation: 'within', text: 'table body' } },
      purpose: 'read',
      exact: true,
    }).items.length,
    1,
  );
});

test('a suggestion by its number is one of those offered, never an entry of a folded dropdown', () => {
  const folded: Tree = ['combobox', 'Status', { tag: 'select' }, ['option', 'Any'], ['option', 'Booked']];
  const offered: Tree = ['listbox', 'Patient', {}, ['option', 'Rosa'], ['option', 'Rosalind']];
  const first = (view: View) => {
    const target = { role: 'option', noun: 'suggestion', ordinal: 1 } as const;
    const found = ground(view, { target, purpose: 'option', exact: true });
    return found.kind === 'one' ? found.item.name : found.kind;
  };
  assert.equal(first(page(folded, offered)), 'Rosa');
  assert.equal(first(page(folded)), 'none');
});
