import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { asQuote, asWord } from '../../tokenise/token.ts';
import { isSwallowed } from './swallowed.ts';

const click = (text: string): Step => ({ action: 'click', kind: 'action', target: { text } });
const words = (text: string) => text.split(' ').map((word) => asWord({ start: 0, end: 0 }, word));
const outcomeOf = (text: string) => ({ tokens: words(`click ${text}`), read: { steps: [click(text)], quoted: false } });

test('a name without quotes that took in another thing is swallowed', () => {
  for (const name of [
    'To and Minutes of the board into Subject',
    'Question 1 and the False',
    'Photos or',
    'Reassign is clicked in the row',
    'Remove in the same row',
    'Save should be grey',
  ])
    assert.ok(isSwallowed(outcomeOf(name)), name);
});

test('labels with small words stay names', () => {
  for (const name of [
    'Save and continue',
    'Permit valid until',
    'I agree to the terms of service',
    'We are looking into it',
    'Name on the receipt',
    'Sign in',
    'What is covered',
    'Plan A',
  ])
    assert.ok(!isSwallowed(outcomeOf(name)), name);
});

test('in quotes a name may say anything', () => {
  const text = 'Pack and the rest';
  assert.ok(
    !isSwallowed({
      tokens: [...words('click'), asQuote({ start: 6, end: 25 }, text)],
      read: { steps: [click(text)], quoted: true },
    }),
  );
  assert.ok(isSwallowed(outcomeOf(text)));
});
