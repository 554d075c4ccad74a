import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (y: number) => ({ box: { x: 20, y, width: 200, height: 30 } });
const line = (words: string, y: number): Tree => ['generic', '', at(y), ['text', words]];
const field = (name: string, y: number, more = {}): Tree => [
  'textbox',
  name,
  { ...at(y), tag: 'input', label: name, ...more },
];
const view = page([
  'form',
  '',
  {},
  field('Phone', 0, { value: '123', placeholder: 'Digits only' }),
  line('With country code', 32),
  field('Notes', 100, { value: 'Late arrival' }),
  line('12/200', 132),
  ['button', 'Save', at(200)],
]);

test('the placeholder, the hint and the counter of a field are not what it holds', () => {
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
  assert.deepEqual(
    verdicts(
      'The Phone placeholder is "Digits only".',
      'The Phone placeholder is "123".',
      'The Phone hint says "With country code".',
      'The Phone hint says "123".',
      'The Notes counter shows 12/200.',
      'The Notes counter shows "Late arrival".',
      'The Notes counter shows 13/200.',
    ),
    ['met', 'unproven', 'met', 'not_met', 'met', 'not_met', 'not_met'],
  );
});

test('where nothing is told to be the hint of a field, words elsewhere may be it', () => {
  assert.equal(verdictOf(view, 'The Notes hint says "With country code".'), 'unproven');
  assert.equal(verdictOf(view, 'The Notes hint says "Be brief".'), 'not_met');
});
