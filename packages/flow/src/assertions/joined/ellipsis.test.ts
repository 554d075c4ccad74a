import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../compile.ts';

const refused = (spec: string) => compileSpec(spec).problems.map(({ clause }) => clause);

test('what "it is not" denies after something else was done to another thing is refused: it may be either', () => {
  assert.deepEqual(refused('"Next" is disabled. Tick "Terms". Now it is not.'), ['Now it is not']);
});

test('"A is gone, and B is" is refused: gone too, or there?', () => {
  assert.deepEqual(refused('"A" is gone, "B" is'), ['"B" is']);
});

test('what was ticked neither rises nor falls', () => {
  assert.deepEqual(refused('Tick "In stock" and it goes up'), ['it goes up']);
});
