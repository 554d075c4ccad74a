import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const words = (text: string): Tree => ['text', text];
const cell = (...parts: Tree[]): Tree => ['cell', '', {}, ...parts];
const head = (name: string): Tree => ['columnheader', name, {}, words(name)];
const arrow: Tree = ['generic', '', {}, words('▼')];
const says = (spec: string, shown: Tree[]) =>
  check(
    page([
      'table',
      '',
      {},
      ['row', 'Item State', {}, head('Item'), head('State')],
      ['row', 'Saw', {}, cell(words('Saw')), cell(...shown)],
    ]),
    { ...compileSpec(spec).steps[0]!.step },
  ).status;

test('the arrow that opens the list of a cell is no word of what was chosen there', () => {
  for (const shown of [
    [arrow, words('Retired')],
    [words('Retired'), arrow],
  ]) {
    assert.equal(says('The State of Saw is Retired.', shown), 'met');
    assert.equal(says('The State of Saw is not Retired.', shown), 'not_met');
    assert.equal(says('The State of Saw is not New.', shown), 'met');
    assert.equal(says('The State of Saw is New.', shown), 'not_met');
  }
});
