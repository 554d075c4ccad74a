import assert from 'node:assert/strict';
import test from 'node:test';
import { comparisonsOf } from './comparisons-of.ts';

test('pictures are shown by the name of their baseline: what was expected, what was seen, what differs', () => {
  const artifacts = [
    { kind: 'actual', name: 'start' },
    { kind: 'screenshot', name: null },
    { kind: 'difference', name: 'start' },
    { kind: 'expected', name: 'cart' },
    { kind: 'expected', name: 'start' },
    { kind: 'actual', name: 'cart' },
  ] as const;
  assert.deepEqual(
    comparisonsOf(artifacts).map(({ name, pictures }) => [name, pictures.map(({ kind }) => kind)]),
    [
      ['start', ['expected', 'actual', 'difference']],
      ['cart', ['expected', 'actual']],
    ],
  );
});
