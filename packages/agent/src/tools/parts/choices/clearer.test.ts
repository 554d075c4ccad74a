import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../../test/page.ts';
import { clearerOf } from './clearer.ts';

const field = (ref: string): Tree => ['combobox', 'Status', { ref, tag: 'input', value: 'Paid' }];
const button = (name: string): Tree => ['button', name, { ref: name }];
const clearer = (...trees: Tree[]) => {
  const found = page(...trees).items.find(({ ref }) => ref === 'own');
  return found === undefined ? undefined : (clearerOf(found)?.ref ?? null);
};
const around = (...parts: Tree[]): Tree => ['combobox', 'Status', {}, ['generic', '', {}, field('own')], ...parts];

test('the button that takes a choice back stands in the box around the field that is told to be the same dropdown', () => {
  assert.equal(clearer(around(button('Clear Status'))), 'Clear Status');
  assert.equal(clearer(around(button('Clear Customer'))), null);
  assert.equal(clearer(['generic', '', {}, around(), field('other'), button('Clear')]), null);
});
