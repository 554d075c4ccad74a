import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

test('what a row lists as deleted is not denied to be deleted, and what it lists otherwise is', () => {
  const view = page(tableOf('', ['File', 'Change'], ['timer.ts', 'Deleted'], ['retry.ts', 'Added']));
  const deleted = (name: string) => verdictOf(view, `"${name}" was deleted`);
  assert.deepEqual([deleted('timer.ts'), deleted('retry.ts')], ['unproven', 'not_met']);
});
