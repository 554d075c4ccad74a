import assert from 'node:assert/strict';
import test from 'node:test';
import { marked } from './marked.ts';

test('what is not understood is marked where it stands, and nothing of the spec is lost', () => {
  const spec = 'Click "Save".\nFrobnicate the bars. I see "Done".';
  const pieces = marked(spec, [{ line: 2, column: 1, clause: 'Frobnicate the bars' }]);
  assert.equal(pieces.map(({ text }) => text).join(''), spec);
  assert.deepEqual(
    pieces.filter(({ isProblem }) => isProblem).map(({ text, at }) => [text, at]),
    [['Frobnicate the bars', 14]],
  );
});

test('clauses that overlap or lie outside are marked once, or not at all', () => {
  const spec = 'one two three';
  const twice = [
    { line: 1, column: 1, clause: 'one two' },
    { line: 1, column: 5, clause: 'two three' },
    { line: 9, column: 1, clause: 'nowhere' },
  ];
  assert.deepEqual(
    marked(spec, twice).map(({ text }) => text),
    ['one two', ' three'],
  );
});
