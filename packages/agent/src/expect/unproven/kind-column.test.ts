import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Facts } from '../check.ts';
import { unlessOfColumn } from './kind-column.ts';

function told(view: View, spec: string): string {
  const { step } = compileSpec(spec).steps[0]!;
  return unlessOfColumn(step, { view, kept: new Map() } as unknown as Facts, check(view, step)).status;
}

const tables = (head: string) =>
  page(tableOf('', ['Table', head, 'Type'], ['authors', '5', 'InnoDB'], ['orders', '57', 'InnoDB']));

test('a word for a kind of thing may be the head of a column', () => {
  const view = tables('Rows');
  assert.deepEqual(
    ['The Rows of "orders" is 57', 'The Rows of "orders" is 5', 'The Rows of "authors" is 5'].map((s) => told(view, s)),
    ['met', 'not_met', 'met'],
  );
  assert.equal(told(tables('Links'), 'The Links of "orders" is 57'), 'met');
  assert.equal(told(tables('Items'), 'The Items of "orders" is 57'), 'met');
});

test('without such a head it is the thing', () => {
  const view = tables('Count');
  assert.equal(told(view, 'The row of "orders" shows "InnoDB"'), 'met');
  assert.equal(told(view, 'The Rows of "orders" is 57'), 'not_met');
});
