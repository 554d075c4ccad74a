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

test('a row has not the mark of the next row, and a tab not that of the next tab', () => {
  const row = (name: string, ...more: Tree[]): Tree => [
    'row',
    '',
    {},
    ['rowheader', name, {}, text(name), ...more],
    ['cell', '', {}, ['checkbox', `Owner: ${name}`, {}]],
  ];
  const mark: Tree = ['generic', '', {}, text('Cannot be undone')];
  const tab = (name: string, chip: string): Tree => [
    'tab',
    `${name} ${chip}`,
    {},
    text(name),
    ['generic', '', {}, text(chip)],
  ];
  const view = page([
    'main',
    '',
    {},
    ['tablist', '', {}, tab('Parcel 1', 'Delivered'), tab('Parcel 2', 'On its way')],
    ['table', '', {}, ['rowgroup', '', {}, row('Archive'), row('Delete', mark), row('Rename')]],
  ]);
  const said = ['Archive is marked as "Cannot be undone"', 'Delete is marked as "Cannot be undone"'];
  const tagged = ['Parcel 2 is tagged Delivered', 'Parcel 1 is tagged Delivered'];
  assert.deepEqual(
    [...said, ...tagged].map((spec) => verdictOf(view, spec)),
    ['not_met', 'met', 'not_met', 'met'],
  );
});
