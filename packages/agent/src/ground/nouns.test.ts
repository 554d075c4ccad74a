import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../test/page.ts';
import { ground, groundAll } from './ground.ts';

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
