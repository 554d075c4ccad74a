import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { wordlessIn } from './wordless-in.ts';

const sign = (more: object = {}, height = 32): Tree => [
  'generic',
  '',
  { ref: 'sign', tag: 'a', states: ['clickable'], box: { x: 0, y: 0, width: 32, height }, ...more },
  ['img', ''],
];
const edit: Target = { text: 'Edit', scope: { relation: 'row', role: 'row', text: 'Lamp' } };
const at = (inside: Tree, target = edit) => {
  const row = (name: string, ...cells: Tree[]): Tree => ['row', name, {}, ['cell', name, {}, ['text', name]], ...cells];
  return wordlessIn(page(['table', '', {}, row('Lamp', ['cell', '', {}, inside]), row('Chair')]), target)[0]?.ref;
};

test('a sign of which nothing says what it is may be what is asked for in its row, or open it', () => {
  assert.equal(at(sign()), 'sign');
  assert.equal(at(sign(), { ...edit, scope: { relation: 'row', role: 'row', text: 'Chair' } }), undefined);
  assert.equal(at(sign(), { text: 'Edit' }), undefined);
});

test('one that is named, known by its picture or as large as the picture of an entry is not', () => {
  assert.deepEqual(
    [sign({ name: 'Show' }), sign({ icon: 'trash' }), sign({}, 90), sign({ states: [] })].map((one) => at(one)),
    [undefined, undefined, undefined, undefined],
  );
});
