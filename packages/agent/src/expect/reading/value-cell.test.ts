import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const words = (text: string): Tree[] => (text === '' ? [] : [['text', text]]);
const row = (head: string, ...[name, ...values]: string[]): Tree => [
  'row',
  `${name} ${values.join(' ')}`,
  {},
  [head, name as string, {}, ...words(name as string)],
  ...values.map((value): Tree => ['cell', value, {}, ...words(value)]),
];
const flags = (head: string) =>
  page([
    'table',
    '',
    {},
    row(head, 'queue', '10'),
    row(head, 'timeout', ''),
    row(head, 'file', 'prom.yml'),
    row(head, 'zone', 'eu'),
  ]);

test('the value behind a label may be empty, and what the next row holds is never its own', () => {
  for (const head of ['rowheader', 'cell']) {
    const view = flags(head);
    const shows = (text: string, value: string, op: 'contains' | 'equals' | 'not-contains') =>
      check(view, { action: 'assertText', target: { text }, value, op }).status;
    assert.deepEqual(
      [shows('timeout', 'prom.yml', 'contains'), shows('timeout', 'file prom.yml', 'equals')],
      ['not_met', 'not_met'],
    );
    assert.deepEqual(
      [shows('timeout', 'prom.yml', 'not-contains'), shows('file', 'prom.yml', 'equals')],
      ['met', 'met'],
    );
    assert.equal(shows('prom.yml', 'zone', 'contains'), 'not_met', 'nor is the next row the value of the last cell');
  }
});

test('plain words in the first row may be the heads of what stands below them', () => {
  const view = page(['table', '', {}, row('cell', 'Owner', ''), row('cell', 'Mira', '')]);
  const target = { text: 'Owner' };
  assert.equal(check(view, { action: 'assertText', target, value: 'Mira', op: 'contains' }).status, 'met');
});

test('it is the value of the head of a row or of a term that is empty, or not', () => {
  const terms = page([
    'generic',
    '',
    { tag: 'dl' },
    ['term', '', {}, ['text', 'timeout']],
    ['definition', ''],
    ['term', '', {}, ['text', 'file']],
    ['definition', '', {}, ['text', 'prom.yml']],
  ]);
  for (const view of [flags('rowheader'), terms]) {
    const is = (text: string, value: string) => check(view, { action: 'assertState', target: { text }, value }).status;
    assert.deepEqual([is('timeout', 'empty'), is('timeout', 'not-empty')], ['met', 'not_met']);
    assert.deepEqual([is('file', 'empty'), is('file', 'not-empty')], ['not_met', 'met']);
  }
});

test('in the foot of a table that is marked as heads throughout the first heads the other, where it is the only one', () => {
  const heads = (...names: string[]): Tree => [
    'row',
    '',
    {},
    ...names.map((name): Tree => ['columnheader', name, {}, ['text', name]]),
  ];
  const sums = (...cells: string[]) =>
    page([
      'table',
      '',
      {},
      ['rowgroup', '', { tag: 'thead' }, heads('Patient', 'Fee', 'Paid')],
      ['rowgroup', '', { tag: 'tbody' }, row('cell', 'Blake', '€90.00', ''), row('cell', 'Hopper', '€165.00', '')],
      ['rowgroup', '', { tag: 'tfoot' }, heads(...cells)],
    ]);
  const shows = (value: string, ...cells: string[]) =>
    check(sums(...cells), { action: 'assertText', target: { text: 'Grand total' }, op: 'equals', value }).status;
  assert.deepEqual(
    [shows('€255.00', 'Grand total', '€255.00'), shows('€90.00', 'Grand total', '€255.00')],
    ['met', 'not_met'],
  );
  assert.equal(shows('€255.00', 'Grand total', '2', '€255.00'), 'unproven');
});

test('behind what a term says the next term begins, and is no value of it', () => {
  const pair = (term: string, told: string): Tree[] => [
    ['term', '', {}, ['text', term]],
    ['definition', '', {}, ['text', told]],
  ];
  const view = page(['generic', '', { tag: 'dl' }, ...pair('Owner', 'Ada Byron'), ...pair('Terms', '30 days')]);
  assert.deepEqual(
    ['"Ada Byron" shows "Terms"', '"Owner" shows "Ada Byron"', '"Owner" shows "30 days"'].map((spec) =>
      verdictOf(view, spec),
    ),
    ['not_met', 'met', 'not_met'],
  );
});

const form = (head: string) => {
  const line = (name: string, type: string, value: string): Tree => [
    'row',
    '',
    {},
    ['cell', name, {}, ...words(name)],
    ['cell', type, {}, ...words(type)],
    ['cell', '', {}, ['textbox', '', { tag: 'input', value, states: ['editable'] }]],
  ];
  const heads = ['Column', 'Type', head].map((name): Tree => ['columnheader', name, {}, ...words(name)]);
  return page([
    'table',
    '',
    {},
    ['row', '', {}, ...heads],
    line('name', 'varchar(120)', 'Solaris'),
    line('price', 'decimal(8,2)', '10.25'),
  ]);
};

test('the value of what a row begins with is what its field under "Value" holds, whatever stands in between', () => {
  const claims = ['The price is 10.25', 'The price is 8.50', 'The price is "decimal(8,2)"', 'The name is Solaris'];
  assert.deepEqual(
    claims.map((claim) => verdictOf(form('Value'), claim)),
    ['met', 'not_met', 'not_met', 'met'],
  );
});

test('under another head it is open whether the field holds it', () => {
  assert.deepEqual(
    ['The price is 10.25', 'The price is 8.50'].map((claim) => verdictOf(form('Sample'), claim)),
    ['unproven', 'not_met'],
  );
});
