import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const heads = ['Part', 'State', 'Due'];
const top: Tree = ['row', '', {}, ...heads.map((head): Tree => ['columnheader', head, {}, ['text', head]])];
const line = (...texts: string[]): Tree => [
  'row',
  '',
  {},
  ...texts.map((text, i): Tree => ['gridcell', `${text} column header ${heads[i]}`, {}, ['text', text]]),
];
const rows = [line('P-1', 'In stock', 'May 5'), line('P-10', 'Sold out', 'July 7')];

test('a cell whose name tells its column is what stands there, and no label of the next one', () => {
  const told = (text: string, value: string, ...before: Tree[]) =>
    check(page(['grid', '', {}, ...before, ...rows]), {
      action: 'assertText',
      target: { text, scope: { relation: 'row', role: 'row', text: 'P-10' } },
      op: 'equals',
      value,
    }).status;
  assert.deepEqual([told('State', 'Sold out'), told('State', 'July 7'), told('Part', 'Sold out')], verdicts);
  assert.deepEqual(
    [told('State', 'Sold out', top), told('State', 'July 7', top), told('Part', 'Sold out', top)],
    verdicts,
  );
});

const verdicts = ['met', 'not_met', 'not_met'];

test('a cell that says what its column is called is what stands there, and no label of the next one', () => {
  const users = tableOf(
    'Users',
    ['Name', 'Team', 'Site', 'State'],
    ['Ann', 'Sales', 'Berlin', 'Active'],
    ['Bo', 'Team', 'Paris', 'Active'],
    ['Cy', 'Site', 'Rome', 'Active'],
  );
  const row = (text: string) => ({ relation: 'row', role: 'row', text }) as const;
  const told = (text: string, scope: Target['scope'], value: string) =>
    check(page(users), { action: 'assertText', target: { text, scope }, op: 'equals', value }).status;
  assert.deepEqual([told('Team', row('Bo'), 'Team'), told('Team', row('Bo'), 'Paris')], verdicts.slice(0, 2));
  assert.deepEqual([told('Site', row('Cy'), 'Rome'), told('Site', row('Cy'), 'Site')], verdicts.slice(0, 2));
  const bo = { relation: 'within', text: 'Bo' } as const;
  assert.deepEqual([told('Team', bo, 'Team'), told('Team', bo, 'Paris')], verdicts.slice(0, 2));
  assert.equal(told('Team', row('Ann'), 'Sales'), 'met');
});
