import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../../test/page.ts';
import { stepAmongAlike, stepOfScale } from './rating.ts';

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

test('of choices that are all called alike the number counts which one is meant, as they are seen', () => {
  const star = (at: number, name = 'Star'): Tree => ['radio', name, { ref: `s${at}`, box: { ...box, x: at * 30 } }];
  const of = (value: string, ...steps: Tree[]) => {
    const group = page(['radiogroup', 'Rating', { ref: 'g' }, ...steps]).items.find(({ ref }) => ref === 'g');
    return group === undefined ? undefined : stepAmongAlike(group, value)?.ref;
  };
  const five = [1, 2, 3, 4, 5].map((at) => star(at));
  assert.equal(of('4', ...five), 's4');
  assert.equal(of('1 star', ...five), 's1');
  assert.equal(of('4 stars', ...five.toReversed()), 's4');
  for (const value of ['0', '6', '4.5', 'good']) assert.equal(of(value, ...five), undefined, value);
  assert.equal(of('2', ...[1, 2, 3].map((at) => star(at, `Plan ${at}`))), undefined);
  assert.equal(of('2', star(1), star(2), star(3, 'Heart')), undefined);
  assert.equal(of('2', star(1, ''), star(2, ''), star(3, '')), undefined);
  const hidden = (at: number): Tree => ['radio', 'Star', { ref: `s${at}`, box }];
  assert.equal(of('2', hidden(1), hidden(2), hidden(3)), undefined);
  // Ten of them may be halves.
  assert.equal(of('4', ...five, ...[6, 7, 8, 9, 10].map((at) => star(at))), undefined);
});
