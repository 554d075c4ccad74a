import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (y: number, height = 20) => ({ box: { x: 0, y, width: 300, height } });
const line = (words: string, y: number): Tree => ['generic', '', at(y), ['text', words]];
const panel = (y: number, ...words: string[]): Tree => [
  'generic',
  '',
  { framed: true, ...at(y, words.length * 20) },
  ...words.map((word, i) => line(word, y + i * 20)),
];

test('what stands in the next box is further down, and whether it is listed under the title of this one is open', () => {
  const view = page([
    'generic',
    '',
    at(0, 200),
    panel(0, 'Team 2', 'Ann', 'Tom'),
    panel(80, 'Invited 1', 'Raj', 'Today'),
  ]);
  const under = (text: string, title: string) => {
    const scope = { relation: 'below' as const, text: title };
    return check(view, { action: 'assertVisible', target: { text, scope } }).status;
  };
  assert.equal(verdictOf(view, '"Raj" is not listed under "Team"'), 'unproven');
  assert.deepEqual([under('Ann', 'Team'), under('Raj', 'Team'), under('Raj', 'Invited')], ['met', 'unproven', 'met']);
});

test('of lines in bold over plain ones in a stack the last one above an entry is its title, and below the others it is open', () => {
  const part = (tag: string, words: string): Tree => ['generic', '', { tag }, ['text', words]];
  const row = (tag: string, name: string, sum: string): Tree => ['generic', '', {}, part(tag, name), part(tag, sum)];
  const accounts = (tag: string) =>
    page([
      'navigation',
      '',
      {},
      row(tag, 'On budget', '3'),
      row('span', 'HSBC', '1'),
      row(tag, 'Off budget', '2'),
      row('span', 'Roth', '2'),
    ]);
  const bold = accounts('b');
  assert.equal(verdictOf(bold, '"Roth" is listed under "On budget"'), 'unproven');
  assert.equal(verdictOf(bold, '"Roth" is not listed under "On budget"'), 'unproven');
  assert.equal(verdictOf(bold, '"Roth" is listed under "Off budget"'), 'met');
  assert.equal(verdictOf(bold, '"HSBC" is listed under "On budget"'), 'met');
  assert.equal(verdictOf(bold, '"HSBC" is not listed under "On budget"'), 'not_met');
  assert.equal(verdictOf(bold, '"Off budget" is below "On budget"'), 'met');
  assert.equal(verdictOf(bold, '"Roth" is below "HSBC"'), 'met');
});
