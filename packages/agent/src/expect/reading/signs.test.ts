import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const drawn = (name: string): Tree => ['button', name, { tag: 'button' }, ['img', '']];
const cell = (...inside: Tree[]): Tree => ['cell', '', { tag: 'td' }, ...inside];
const row = (name: string, first: Tree): Tree => ['row', '', { tag: 'tr' }, cell(first), cell(['text', name])];

test('the button that unfolds a row is not what the row is called', () => {
  const view = page(['table', 'Orders', {}, row('A-106', drawn('Expand row')), row('A-107', drawn('Expand row'))]);
  const first = (op: Op, value: string) =>
    check(view, { action: 'assertText', target: { role: 'row', ordinal: 1 }, op, value }).status;
  assert.equal(first('equals', 'A-106'), 'met');
  assert.equal(first('not-equals', 'A-106'), 'not_met');
  assert.equal(first('equals', 'A-107'), 'not_met');
});

test('what a row is called may stand in a button', () => {
  const named: Tree = ['button', 'A-106', { tag: 'button' }, ['text', 'A-106']];
  const view = page(['table', 'Orders', {}, row('Open', named), row('Paid', named)]);
  const step = { action: 'assertText', target: { role: 'row', ordinal: 1 }, op: 'equals', value: 'A-106' } as const;
  assert.equal(check(view, step).status, 'met');
});

test('of a drawn dropdown neither the field that nobody sees nor the sign that empties it is chosen', () => {
  const behind: Tree = ['textbox', '', { tag: 'input', value: 'Training', states: ['hidden'] }];
  const clear: Tree = ['button', 'Clear', { tag: 'button' }, ['img', 'close']];
  const view = page(['combobox', 'Kind', {}, behind, ['generic', '', {}, ['text', 'Training']], clear]);
  const kind = (op: Op, value: string) =>
    check(view, { action: 'assertValue', target: { text: 'Kind' }, op, value }).status;
  assert.equal(kind('equals', 'Training'), 'met');
  assert.equal(kind('not-equals', 'Training'), 'not_met');
  assert.equal(kind('equals', 'Holiday'), 'not_met');
});

test('what a bar beside a value is called for readers of screens is no part of the value', () => {
  const bar: Tree = ['progressbar', '98% Complete', { value: '98%' }];
  const row = (name: string, ...held: Tree[]): Tree => [
    'row',
    name,
    {},
    ['cell', name, {}, ['text', name]],
    ['cell', '', {}, ...held],
  ];
  const head: Tree = ['row', '', {}, ['columnheader', 'Ride'], ['columnheader', 'Progress']];
  const view = page(['table', '', {}, head, row('Rod', ['text', '98%'], bar), row('Fury', bar)]);
  const says = (name: string, value: string) => {
    const target = { text: 'Progress', scope: { relation: 'row', text: name } } as const;
    return check(view, { action: 'assertText', target, value, op: 'equals' }).status;
  };
  assert.deepEqual([says('Rod', '98%'), says('Rod', '9%'), says('Fury', '98% Complete')], ['met', 'not_met', 'met']);
});

test('by how much a figure went up or down is no part of it', () => {
  const words = (said: string): Tree => ['generic', '', {}, ['text', said]];
  const tile = (...beside: string[]) =>
    page(['generic', '', {}, words('Orders'), ['generic', '', {}, ...beside.map(words)], words('78 today')]);
  const is = (view: ReturnType<typeof page>, value: string, op: Op = 'equals') =>
    check(view, { action: 'assertText', target: { text: 'Orders' }, value, op }).status;
  for (const trend of ['12%', '▲ 3 since May', '+$12']) {
    const view = tile('$1,240', trend);
    assert.deepEqual(
      [is(view, '$1,240'), is(view, '$1,241'), is(view, '$1,240', 'not-equals')],
      ['met', 'not_met', 'not_met'],
    );
  }
});

test('what a button offers beside a value in a cell is no part of it, one that opens a list may be all of it', () => {
  const edit = (said: string): Tree => ['button', `Edit ${said}`, { tag: 'button' }, ['text', said]];
  const opens: Tree = ['button', 'Open', { tag: 'button', states: ['haspopup'] }, ['text', 'Open']];
  const heads: Tree = [
    'row',
    '',
    {},
    ['columnheader', 'Name', {}, ['text', 'Name']],
    ['columnheader', 'Held', {}, ['text', 'Held']],
  ];
  const line = (name: string, ...held: Tree[]): Tree => ['row', '', { tag: 'tr' }, cell(['text', name]), cell(...held)];
  const view = page([
    'table',
    '',
    {},
    heads,
    line('Mallet', ['generic', '', {}, ['text', '16']], edit('✎')),
    line('Chisel', ['generic', '', {}, ['text', '7']], edit('Change')),
    line('Saw', ['generic', '', {}, ['text', 'now']], opens),
  ]);
  const held = (text: string, value: string, op: Op = 'equals') => {
    const target = { text: 'Held', scope: { relation: 'row', role: 'row', text } } as const;
    return check(view, { action: 'assertText', target, op, value }).status;
  };
  assert.deepEqual([held('Mallet', '16'), held('Mallet', '7'), held('Chisel', '7')], ['met', 'not_met', 'met']);
  assert.equal(held('Mallet', '16', 'not-equals'), 'not_met');
  assert.equal(held('Saw', 'now'), 'not_met');
});

test('what readers of screens are told of a sign in a cell is what the cell says, of a picture without words it is open', () => {
  const told = (words: string): Tree => ['generic', '', { box: { x: 0, y: 0, width: 1, height: 1 } }, ['text', words]];
  const head = (words: string): Tree => ['columnheader', words, {}, ['text', words]];
  const drawn: Tree = ['cell', 'Yes', { tag: 'td' }, told('Yes')];
  const view = page([
    'table',
    '',
    {},
    ['row', '', {}, head('Feature'), head('Basic'), head('Pro'), head('Max')],
    [
      'row',
      '',
      { tag: 'tr' },
      cell(['text', 'SSO']),
      cell(['text', '✗'], told('No')),
      drawn,
      cell(['text', '5'], told('Yes')),
    ],
  ]);
  const says = (column: string, word: string, is: string = 'says') =>
    verdictOf(view, `In the row "SSO", the ${column} column ${is} "${word}"`);
  assert.deepEqual([says('Basic', 'No'), says('Basic', 'Yes'), says('Basic', '✗')], ['met', 'not_met', 'met']);
  assert.deepEqual([says('Basic', 'No', 'does not say'), says('Basic', 'Yes', 'does not say')], ['not_met', 'met']);
  assert.deepEqual(
    [says('Pro', 'Yes'), says('Pro', 'No'), says('Pro', 'Yes', 'does not say')],
    ['unproven', 'not_met', 'unproven'],
  );
  assert.equal(says('Max', 'Yes'), 'not_met');
});

test('what the sign in a cell is called as a picture is what the cell says', () => {
  const sign = (words: string, name: string): Tree => ['img', name, { tag: 'span' }, ['text', words]];
  const cell = (...parts: Tree[]): Tree => ['cell', '', {}, ...parts];
  const row = (name: string, ...parts: Tree[]): Tree => ['row', '', {}, cell(['text', name]), cell(...parts)];
  const head = (name: string): Tree => ['columnheader', name, {}, ['text', name]];
  const view = page([
    'table',
    '',
    {},
    ['row', '', {}, head('Name'), head('Two-factor')],
    row('Ben', sign('✓', 'Enabled')),
    row('Chloe', sign('–', 'Not enabled')),
    row('Dan', sign('+', 'Up'), ['text', '5']),
  ]);
  const is = (name: string, words: string) => verdictOf(view, `In the row for ${name}, Two-factor is "${words}".`);
  assert.deepEqual([is('Chloe', 'Not enabled'), is('Chloe', 'Enabled'), is('Chloe', '–')], ['met', 'not_met', 'met']);
  assert.deepEqual([is('Ben', 'Enabled'), is('Ben', 'Not enabled')], ['met', 'not_met']);
  assert.notEqual(is('Dan', 'Up'), 'met');
});
