import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { readingsOf } from './reading.ts';

const field = (name: string, value: string): Tree => ['textbox', name, { label: name, value, tag: 'input' }];
const shows = (view: Parameters<typeof readingsOf>[0], target: Parameters<typeof readingsOf>[1]) =>
  readingsOf(view, target).readings.map(({ texts }) => texts[0]);

test('a label shows what its field holds, although a link to help stands between the two', () => {
  const help: Tree[] = [
    ['link', 'Help', { text: 'Help' }],
    ['paragraph', '', { text: 'Changes take effect later.' }],
  ];
  const view = page(['generic', '', {}, ['text', 'Listen address'], ...help, field('Listen address', '127.0.0.1')]);
  assert.deepEqual(shows(view, { text: 'Listen address' }), ['127.0.0.1']);
  const other = page([
    'generic',
    '',
    {},
    ['text', 'Total'],
    ['text', '12 €'],
    field('Filter', ''),
    field('Total', '9'),
  ]);
  assert.deepEqual(shows(other, { text: 'Total' }), ['12 €']);
});

test('a name and the word that was taken for what it is may be one name', () => {
  const view = page(
    ['heading', 'Sign-in: set contact and person', { text: 'Sign-in: set contact and person' }],
    ['generic', '', {}, ['text', 'Contact person'], field('Contact person', 'Ann')],
    ['generic', '', { text: 'Contact us' }],
  );
  assert.deepEqual(shows(view, { text: 'Contact', noun: 'person' }), ['Ann']);
});

test('the head of a row by a noun shows what stands in the next cell, in a field or not', () => {
  const hinted: Tree = ['textbox', 'Edit…', { placeholder: 'Edit…', value: 'Board now', tag: 'textarea' }];
  const view = page([
    'table',
    '',
    {},
    ['row', '', {}, ['rowheader', 'Version', { text: 'Version' }], ['cell', 'v1.19', { text: 'v1.19' }]],
    ['row', '', {}, ['cell', 'label', { text: 'label' }], ['cell', '', {}, hinted]],
  ]);
  assert.deepEqual(shows(view, { noun: 'version' }), ['v1.19']);
  assert.deepEqual(shows(view, { noun: 'label' }), ['Board now']);
});
