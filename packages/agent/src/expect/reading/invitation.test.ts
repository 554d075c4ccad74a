import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const field: Tree = ['combobox', 'Status', { tag: 'input', value: '' }];

test('an empty dropdown shows what its drawn box invites to', () => {
  const drawn = (...more: Tree[]) =>
    page(['generic', '', { framed: true }, box(box(['text', 'Select...']), field), box(['text', '⌄']), ...more]);
  const shows = (value: string, more: Tree[] = [], op: 'contains' | 'not-contains' = 'contains') =>
    check(drawn(...more), { action: 'assertValue', target: { text: 'Status', role: 'combobox' }, op, value }).status;
  assert.deepEqual([shows('Select...'), shows('archived'), shows('Select status')], ['met', 'not_met', 'not_met']);
  assert.equal(shows('archived', [], 'not-contains'), 'met');
  assert.equal(shows('Select...', [['textbox', 'Note', { tag: 'input', value: '' }]]), 'not_met');
});
