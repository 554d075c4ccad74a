import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, width: number, height = 30) => ({ box: { x, y, width, height } });
const line = (y: number, said: string, role = 'columnheader', height = 30): Tree => [
  'row',
  said,
  at(0, y, 400, height),
  [role, said, at(0, y, 400, height), ['text', said]],
];
const row = (y: number, ...said: string[]): Tree => [
  'row',
  said.join(' '),
  at(0, y, 400),
  ...said.map((words, i): Tree => ['cell', words, at(i * 200, y, 200), ['text', words]]),
];
const verdicts = (rows: Tree[], ...specs: string[]) =>
  specs.map((spec) => check(page(['table', '', at(0, 0, 400, 400), ...rows]), compileSpec(spec).steps[0]!.step).status);

test('a group in a table ends at the line of the next one', () => {
  for (const role of ['columnheader', 'cell']) {
    const rows = [line(0, 'Pay', role), row(30, 'Gateway', 'yes'), line(60, 'Help', role), row(90, 'Hotline', 'no')];
    const told = verdicts(
      rows,
      '"Gateway" is listed under "Pay"',
      '"Hotline" is listed under "Pay"',
      '"Hotline" is listed under "Help"',
      'In the Help section, "Hotline" is shown',
      'In the Pay section, "Hotline" is shown',
      'In the Pay section, "Hotline" is not shown',
    );
    assert.deepEqual(told, ['met', 'not_met', 'met', 'met', 'not_met', 'met'], role);
  }
});

test('what a row unfolds in a taller line is of its group', () => {
  const rows = [
    line(0, 'Pay', 'cell'),
    row(30, 'Gateway', 'yes'),
    line(60, 'Cards and transfers', 'cell', 60),
    row(120, 'Invoice', 'no'),
    line(150, 'Help', 'cell'),
    row(180, 'Hotline', 'no'),
  ];
  assert.deepEqual(verdicts(rows, '"Invoice" is listed under "Pay"', '"Hotline" is listed under "Pay"'), [
    'met',
    'not_met',
  ]);
});

test('plain words in the first row of several cells head the columns of a table that tells no heads', () => {
  const thead: Tree = ['rowgroup', '', { tag: 'thead' }, line(0, 'node-health', 'cell')];
  const body = (...rows: Tree[]): Tree => ['rowgroup', '', { tag: 'tbody' }, ...rows];
  const specs = [
    'In the row for "Down" the State is "OK"',
    'In the row for "Down" the State is "Firing"',
    'In the row for "Down" the Owner is "OK"',
  ];
  const titled = [thead, body(row(30, 'Rule', 'State'), row(60, 'Down', 'OK'), row(90, 'Load', 'Firing'))];
  assert.deepEqual(verdicts(titled, ...specs).slice(0, 2), ['met', 'not_met']);
  assert.notEqual(verdicts(titled, ...specs)[2], 'met');
  const blank = [thead, body(row(30, 'Rule', 'State'), row(60, 'Down', ''), row(90, 'Load', 'Firing'))];
  assert.deepEqual(verdicts(blank, 'The State of "Down" is empty', 'The State of "Load" is empty'), ['met', 'not_met']);
  const data = [body(row(30, 'Rule 1', 'State'), row(60, 'Down', 'OK'))];
  assert.notEqual(verdicts(data, ...specs)[0], 'met', 'a row with a number may be data');
});

test('rows below a head that runs through the body of a table are rows of data', () => {
  const group = (tag: string, ...rows: Tree[]): Tree => ['rowgroup', '', { tag }, ...rows];
  const heads: Tree = ['row', '', {}, ...['Feature', 'Team'].map((w): Tree => ['columnheader', w, {}, ['text', w]])];
  const view = page([
    'table',
    '',
    {},
    group('thead', heads),
    group('tbody', line(0, 'Usage'), row(30, 'Storage', '250 GB'), row(60, 'Seats', '10')),
  ]);
  const told = ['The table has 2 rows', 'The row "Storage" shows "250 GB"'].map(
    (spec) => check(view, compileSpec(spec).steps[0]!.step).status,
  );
  assert.deepEqual(told, ['met', 'met']);
});
