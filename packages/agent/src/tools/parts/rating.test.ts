import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { stepOfScale } from './rating.ts';

const title: Tree = ['generic', '', { ref: 't' }, ['text', 'Service']];
const scale = (name: (at: number) => string, role = 'button', top = 5): Tree[] =>
  Array.from({ length: top }, (_, at): Tree => [role, name(at + 1), { ref: `s${at + 1}`, box }]);
const box = { x: 0, y: 0, width: 20, height: 20 };
const set = (value: string, ...trees: Tree[]) =>
  stepOfScale(
    page(['form', '', {}, title, ...trees, ['button', 'Send', { ref: 'send', box }]]),
    { text: 'service' },
    value,
  )?.ref;

test('a scale behind its title is set by the step of that number', () => {
  for (const name of [(at: number) => `${at} stars`, (at: number) => `Rating ${at} of 5`, (at: number) => `${at}`])
    for (const role of ['button', 'radio']) {
      assert.equal(set('4 stars', ...scale(name, role)), 's4');
      assert.equal(set('1', ...scale(name, role)), 's1');
    }
});

test('what is no whole scale, or not behind the title, is not pressed', () => {
  const stars = scale((at) => `${at} stars`);
  assert.equal(set('6', ...stars), undefined);
  assert.equal(set('good', ...stars), undefined);
  assert.equal(set('4', ...stars.slice(2)), undefined);
  assert.equal(set('4', ...scale((at) => `Room 10${at}`)), undefined);
  assert.equal(set('2', ['textbox', 'Note', { ref: 'n', box }], ...stars), undefined);
  assert.equal(set('2', ['generic', '', { ref: 't2' }, ['text', 'Service']], ...stars), undefined);
});
