import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

test('a table without a name goes by the head of its first column, where it is the only one that is headed so', () => {
  const view = page(
    tableOf('', ['File', 'Size'], ['passwd', '2 kB']),
    tableOf('', ['Directory', 'File'], ['torrents', '3']),
  );
  const contains = (text: string, value: string) =>
    check(view, { action: 'assertText', target: { role: 'table', text }, value }).status;
  assert.deepEqual([contains('File', 'passwd'), contains('File', 'torrents')], ['met', 'not_met']);
  const scope = { relation: 'within' as const, role: 'table' as const, text: 'Directory' };
  assert.equal(
    check(view, { action: 'assertCount', target: { role: 'row', scope }, op: 'eq', value: '1' }).status,
    'met',
  );
});
