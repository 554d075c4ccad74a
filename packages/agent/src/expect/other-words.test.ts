import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

const cells = (role: string, ...words: string[]): Tree[] => words.map((word): Tree => [role, word, {}, ['text', word]]);

test('the result of a row is what its column Result says, where no list has results', () => {
  const view = page([
    'table',
    '',
    {},
    ['row', '', {}, ...cells('columnheader', 'Job', 'Result')],
    ['row', '', {}, ...cells('cell', 'api', 'Passed')],
    ['row', '', {}, ...cells('cell', 'web', 'Failed')],
  ]);
  const target: Step['target'] = { noun: 'result', role: 'listitem', scope: { relation: 'within', text: 'web' } };
  const told = (op: Step['op'], value: string) => check(view, { action: 'assertText', target, op, value }).status;
  assert.deepEqual(
    [told('equals', 'Failed'), told('not-equals', 'Failed'), told('equals', 'Passed')],
    ['met', 'not_met', 'not_met'],
  );
});
