import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

test('what goes by a word and says what is expected may be the value or a label; what it does not say is not so', () => {
  const line = (said: string, y: number): Tree => [
    'generic',
    '',
    { box: { x: 0, y, width: 90, height: 20 } },
    ['text', said],
  ];
  const view = page(['generic', '', {}, line('Pro plan', 0), line('$29 a month', 20)]);
  const says = (spec: string) => verdictOf(view, spec);
  assert.deepEqual([says('The plan is "Pro plan".'), says('The plan is "Free plan".')], ['unproven', 'not_met']);
  assert.deepEqual([says('"Pro plan" shows "$29 a month".'), says('"Pro plan" is "Pro plan".')], ['met', 'not_met']);
});
