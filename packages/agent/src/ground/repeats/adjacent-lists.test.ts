import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const point = (words: string, tag = 'ul'): Tree => ['list', '', { tag }, ['listitem', '', {}, text(words)]];
const pad = (...lines: Tree[]) =>
  page(
    ['list', '', {}, ['listitem', '', {}, ['button', 'Bold']]],
    ['application', 'pad', { states: ['editable'] }, ...lines.map((line) => box(line))],
  );
const count = (view: ReturnType<typeof pad>, target: Target, value: string) =>
  check(view, { action: 'assertCount', target, value }).status;
const points: Target = { noun: 'bullet points', scope: { relation: 'within', text: 'pad' } };
const inList: Target = { noun: 'items', scope: { relation: 'within', role: 'list' } };

test('lists of one entry that stand beside each other are one list', () => {
  const notes = pad(text('Notes'), point('Oar'), point('Keel'), point('Mast'), text('Bye'));
  const all = (target: Target) => ['1', '3'].map((value) => count(notes, target, value));
  assert.deepEqual(all(points), ['not_met', 'met']);
  assert.notEqual(count(notes, inList, '1'), 'met');
  assert.notEqual(count(notes, inList, '3'), 'not_met');
});

test('lists between which something stands, of another kind or in the cells of a table are lists of their own', () => {
  const apart = pad(point('Oar'), point('Keel'), text('and'), point('Mast'));
  assert.deepEqual(
    ['1', '2', '3'].map((value) => count(apart, points, value)),
    ['unproven', 'unproven', 'unproven'],
  );
  assert.equal(count(pad(point('Oar'), point('Keel', 'ol')), points, '2'), 'not_met');
});

test('the lines of a text are not those of the list in it', () => {
  const lines: Target = { noun: 'lines', scope: { relation: 'within', text: 'pad' } };
  const notes = pad(text('Notes'), point('Oar'), point('Keel'), text('Bye'));
  for (const value of ['1', '2', '4']) assert.equal(count(notes, lines, value), 'unproven', value);
  assert.equal(count(pad(text('Notes'), text('Bye')), lines, '2'), 'unproven');
});
