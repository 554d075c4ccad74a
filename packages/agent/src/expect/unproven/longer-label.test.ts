import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

test('whether a label that goes on in further words is the one that is meant is open', () => {
  const view = page(['paragraph', '', {}, ['text', 'Company name: Acme Ltd']]);
  const verdicts = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));
  assert.deepEqual(
    verdicts(
      'The company is "Acme Ltd"',
      'The company is not "Acme Ltd"',
      'The company is "Bolt"',
      'The company name is "Acme Ltd"',
      'The company name is "Bolt"',
    ),
    ['unproven', 'unproven', 'not_met', 'met', 'not_met'],
  );
});
