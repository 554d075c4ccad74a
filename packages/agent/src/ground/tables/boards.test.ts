import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { unlessAstray } from '../../expect/rows/astray.ts';

const at = (x: number) => ({ box: { x, y: 0, width: 100, height: 10 } });
const head = (title: string, count: string, x: number): Tree => [
  'columnheader',
  `${title} ${count}`,
  at(x),
  ['generic', '', {}, ['text', title]],
  ['generic', '', {}, ['text', count]],
];
const heads: Tree = ['row', '', {}, head('To do', '1 item', 0), head('To do later', '1 item', 100)];
const cell = (card: string, x: number): Tree => [
  'navigation',
  '',
  { tag: 'td', ...at(x) },
  ['listbox', '', {}, ['option', card, {}, ['text', card]]],
];
const told = (x: number) => {
  const cards: Tree = ['row', '', {}, cell('Order bolts', 0), cell('Count gears', x)];
  const view = page(['rowgroup', '', { tag: 'thead' }, heads], ['rowgroup', '', { tag: 'tbody' }, cards]);
  return (action: Step['action'], text: string) => {
    const step: Step = { action, target: { text, scope: { relation: 'within', role: 'column', text: 'To do' } } };
    return unlessAstray(step, { view }, check(view, step)).status;
  };
};

test('a card of a board lies in the column whose head is above it, though no table is told', () => {
  const board = told(100);
  assert.deepEqual(
    [board('assertVisible', 'Order bolts'), board('assertNotVisible', 'Order bolts')],
    ['met', 'not_met'],
  );
  assert.deepEqual(
    [board('assertVisible', 'Count gears'), board('assertNotVisible', 'Count gears')],
    ['not_met', 'met'],
  );
});

test('in which column a card lies is open where the cards do not lie under the heads', () => {
  const board = told(150);
  assert.deepEqual(
    [board('assertVisible', 'Order bolts'), board('assertNotVisible', 'Order bolts')],
    ['unproven', 'unproven'],
  );
});
