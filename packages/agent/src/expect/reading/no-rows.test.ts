import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const shows = (value: string, ...parts: Tree[]) =>
  check(page(['heading', 'Stock', {}, ['text', 'Stock']], box(...parts)), {
    action: 'assertText',
    target: { role: 'table' },
    op: 'contains',
    value,
  }).status;

test('a table without rows shows what stands in their place in its box, and nothing that stands elsewhere', () => {
  const heads = tableOf('', ['SKU', 'Name']);
  const line = (words: string) => box(['text', words]);
  const body: Tree = ['table', '', {}];
  assert.equal(shows('No items match', heads, box(body, line('No items match'))), 'met');
  assert.equal(shows('No data', heads, box(body, line('No items match'))), 'not_met');
  // Beside other words, or beside rows, it is told of no table.
  assert.equal(shows('No items match', heads, line('Last change today'), line('No items match')), 'not_met');
  assert.equal(shows('No items match', tableOf('', ['SKU'], ['A-1']), line('No items match')), 'not_met');
});
