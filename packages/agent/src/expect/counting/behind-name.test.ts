import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { factsOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { mannerOf, sureOf } from '../sure.ts';

const box = (name: string, number: string, ...rows: string[]): Tree[] => [
  ['heading', '', {}, ['link', name, { href: '/all' }, ['text', name]], ['text', number]],
  ['list', '', {}, ...rows.map((row): Tree => ['listitem', '', {}, ['text', row]])],
];
const view = page(...box('Open tasks', '(3)', 'Paint', 'Sand', 'Oil'), ...box('Old tasks', '(1)', 'Sweep'));
const told = (sentence: string) => {
  const [spec] = compileSpec(sentence).steps;
  return sureOf(spec!.step, factsOf(view), mannerOf(spec!)).status;
};

test('the number behind a title is the number of what it titles', () => {
  const number = (name: string, value: number) => told(`The number of "${name}" is ${value}.`);
  assert.deepEqual([number('Open tasks', 3), number('Old tasks', 1)], ['met', 'met']);
  for (const other of [1, 2, 9]) assert.notEqual(number('Open tasks', other), 'met', String(other));
  assert.equal(number('Open tasks', 9), 'not_met');
});

test('how often a title appears is not told by the number behind it', () => {
  assert.equal(told('"Open tasks" appears 3 times.'), 'unproven');
  assert.equal(told('"Open tasks" appears 4 times.'), 'not_met');
  assert.notEqual(told('"Open tasks" appears 1 time.'), 'not_met');
});
