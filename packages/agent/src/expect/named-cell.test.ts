import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

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
