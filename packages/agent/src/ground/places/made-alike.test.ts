import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const at = (y: number) => ({ box: { x: 0, y, width: 300, height: 40 } });

test('a link without a badge has not that of the link in the next entry', () => {
  const entry = (name: string, ...more: Tree[]): Tree => [
    'listitem',
    '',
    {},
    ['link', name, {}, text(name), ...more.map((part): Tree => ['generic', '', { framed: true }, part])],
  ];
  const locked: Tree = ['listitem', '', {}, ['link', 'billing', {}, ['img', 'Private', {}], text('billing')]];
  const view = page([
    'main',
    '',
    {},
    ['list', '', {}, locked, entry('design', text('3')), entry('support', text('12'))],
  ]);
  assert.deepEqual(
    ['"billing" has a badge', 'design has a badge', '"billing" has no badge'].map((spec) => verdictOf(view, spec)),
    ['not_met', 'met', 'met'],
  );
});

test('an entry with a picture ahead holds no chip of another that begins alike and has less', () => {
  const entry = (y: number, title: string, chip: string, ...more: Tree[]): Tree => [
    'listitem',
    '',
    at(y),
    ['generic', '', { framed: true }, text('€')],
    ['generic', '', {}, text(title), ['text', `Kestrel ${chip}`, { runs: ['Kestrel', chip] }], ...more],
  ];
  const view = page([
    'list',
    '',
    {},
    entry(0, 'Payment for INV-7', 'Failed', ['button', 'Retry', {}, text('Retry')]),
    entry(50, 'Payment for INV-8', 'Paid'),
    entry(100, 'Payment for INV-9', 'Paid'),
  ]);
  assert.deepEqual(
    ['INV-7 has a Paid chip', 'INV-7 has a Failed chip', 'INV-8 has a Paid chip'].map((spec) => verdictOf(view, spec)),
    ['not_met', 'met', 'met'],
  );
});
