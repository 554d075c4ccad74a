import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../index.ts';

const refused = (spec: string) => compileSpec(spec).problems.map(({ clause }) => clause);

for (const [said, claim] of [
  ['Tick the first row and confirm', 'It is gone'],
  ['Enter "Still open" in Notes and submit', 'It is no longer shown'],
  ['Change the title to "Blue" and save', 'It is shown in the list'],
  ['Enter "Ann" in Name and save', 'It is ticked'],
] as const)
  test(`“${claim}” after “${said}”: nobody can tell of what`, () => {
    assert.deepEqual(refused(`${said}. ${claim}.`), [claim]);
  });

test('a button that was named is spoken of as any other thing', () => {
  assert.deepEqual(refused('Tick "Private" and click "Save". It should be disabled.'), []);
});
