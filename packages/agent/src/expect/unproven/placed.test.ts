import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
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
  assert.deepEqual([under('Ann', 'Team'), under('Raj', 'Team'), under('Raj', 'Invited')], ['met', 'unproven', 'met']);
});
