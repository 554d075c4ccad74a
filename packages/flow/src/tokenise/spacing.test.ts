import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../compile.ts';
import { narrowed } from './spacing.ts';

test('words that stand further apart stand one space apart, and each keeps its place', () => {
  const spec = '  click   "A  b"  now\n\tthen\tpress  Enter \n';
  const { text, origin } = narrowed(spec);
  assert.equal(text, '  click "A  b" now\n\tthen press Enter \n');
  for (const word of ['click', '"A', 'now', 'then', 'press', 'Enter', '\n'])
    assert.equal(origin(text.indexOf(word)), spec.indexOf(word), word);
});

test('a spec is read alike however far its words stand apart, and what is in quotes stays as it is', () => {
  const { steps, problems } = compileSpec('log  in\npick  14  May  2026  under  Outbound\ntype "a  b"   into "Note"');
  assert.deepEqual(problems, []);
  assert.deepEqual(
    steps.map(({ step, line, column }) => [step.action, step.value, line, column]),
    [
      ['login', undefined, 1, 1],
      ['pickDate', '14 May 2026', 2, 1],
      ['fill', 'a  b', 3, 1],
    ],
  );
  const refused = compileSpec('click "A"   and   frobnicate   the   gizmo');
  assert.deepEqual(
    refused.problems.map(({ line, column }) => [line, column]),
    [[1, 19]],
  );
});
