import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const option = (name: string, states: string[] = [], ...inside: Tree[]): Tree => [
  'option',
  name,
  { states },
  ...inside,
  ['text', name],
];
const told = (text: string, ...options: Tree[]) => {
  const view = page(['listbox', 'Regions', {}, ...options]);
  return ['checked', 'unchecked'].map(
    (value) => check(view, { action: 'assertState', target: { text }, value }).status,
  );
};

test('whether an entry is ticked is told by the tick of it or of one beside it, else nothing tells', () => {
  assert.deepEqual(told('South', option('North'), option('South', ['checked'])), ['met', 'not_met']);
  assert.deepEqual(told('North', option('North'), option('South', ['checked'])), ['not_met', 'met']);
  assert.deepEqual(told('South', option('North'), option('South')), ['unproven', 'unproven']);
  assert.deepEqual(told('South', option('North'), option('South', ['selected'])), ['unproven', 'unproven']);
});

test('the box to tick in an entry tells for it', () => {
  const box = (state: string): Tree => ['checkbox', '', { states: [state] }];
  assert.deepEqual(told('South', option('North', [], box('unchecked')), option('South', [], box('checked'))), [
    'met',
    'not_met',
  ]);
  assert.deepEqual(told('North', option('North', [], box('unchecked')), option('South', [], box('checked'))), [
    'not_met',
    'met',
  ]);
});

test('whether what stands as plain words is on or off may be drawn beside it; of what stands nowhere it is not so', () => {
  const row: Tree = [
    'generic',
    '',
    {},
    ['generic', '', {}, ['text', 'Weekly letter']],
    ['generic', '', {}, ['text', 'By mail']],
  ];
  const says = (text: string, ...beside: Tree[]) =>
    ['checked', 'unchecked'].map(
      (value) => check(page(row, ...beside), { action: 'assertState', target: { text }, value }).status,
    );
  assert.deepEqual(says('Weekly letter'), ['unproven', 'unproven']);
  assert.deepEqual(says('Daily letter'), ['not_met', 'not_met']);
  assert.deepEqual(says('Weekly letter', ['switch', 'Weekly letter', { states: ['checked'] }]), ['met', 'not_met']);
});

test('"the toggle in the row" may be a box without words in it that takes a press; a row without one has none', () => {
  const clickable = { states: ['clickable'] };
  const row = (name: string, ...more: Tree[]): Tree => ['row', name, {}, ['cell', name, {}, ['text', name]], ...more];
  const crew = page(['table', 'Crew', {}, row('Mira', ['cell', '', {}, ['generic', '', clickable]]), row('Tom')]);
  const says = (name: string, role: 'switch' | 'checkbox') =>
    ['checked', 'unchecked'].map((value) => {
      const scope = { text: name, role: 'row', relation: 'row' } as const;
      return check(crew, { action: 'assertState', target: { role, scope }, value }).status;
    });
  assert.deepEqual(says('Mira', 'switch'), ['unproven', 'unproven']);
  assert.deepEqual(says('Mira', 'checkbox'), ['unproven', 'unproven']);
  assert.deepEqual(says('Tom', 'switch'), ['not_met', 'not_met']);
});

test('a box that is ticked in part is not checked, and whether it is unchecked is open', () => {
  const view = page(['checkbox', 'Select all', { states: ['mixed'] }], ['checkbox', 'Ben', { states: ['unchecked'] }]);
  const is = (text: string, value: string) =>
    check(view, { action: 'assertState', target: { text, role: 'checkbox' }, value }).status;
  assert.deepEqual([is('Select all', 'checked'), is('Select all', 'unchecked')], ['not_met', 'unproven']);
  assert.deepEqual([is('Ben', 'checked'), is('Ben', 'unchecked')], ['not_met', 'met']);
});
