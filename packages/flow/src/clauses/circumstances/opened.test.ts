import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../index.ts';

test('after something was set, "it" behind a condition is that field or what appeared: nobody can tell', () => {
  for (const say of [
    'Set "Nights" to 3; in case "Max 2" appears set it to 2',
    'Fill "Name" with "A"; if "Coupon" is shown, fill it with "B"',
  ])
    assert.equal(compileSpec(say).steps.length, 1);
  assert.equal(compileSpec('If "Amount" is visible, set it to 5').problems.length, 0);
});

test('a line that tells a place among steps of the same list is refused: how far it reaches, nobody can tell', () => {
  const { problems } = compileSpec('1. In the dialog:\n2. click "A"\n3. click "B"');
  assert.deepEqual(
    problems.map(({ clause }) => clause),
    ['In the dialog'],
  );
});

test('another device or browser than the one that is open is refused, whatever mark follows it', () => {
  for (const say of ['On mobile: click "A"', 'In Firefox, click "A"', 'On the phone:\n- click "A"'])
    assert.equal(compileSpec(say).problems.length, 1, say);
});
