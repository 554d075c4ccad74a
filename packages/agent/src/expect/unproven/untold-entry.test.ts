import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';

const box = (text: string): Tree => ['generic', text, { states: ['clickable'] }, ['text', text]];
const entry = (text: string): Tree => ['listitem', '', {}, ['text', text]];
const group = (...parts: Tree[]): Tree => [
  'group',
  'Ranking',
  {},
  ['generic', '', {}, ['text', 'Ranking']],
  ['generic', '', {}, ...parts],
];
const says = (spec: string, ...parts: Tree[]) =>
  check(page(group(...parts)), { ...compileSpec(spec).steps[0]!.step }).status;

test('a group is none of its own items, and nothing tells what is one where plain boxes are drawn as a list', () => {
  const boxes = [box('Price'), box('Time'), box('Comfort')];
  assert.equal(says('The first item in "Ranking" shows "Time".', ...boxes), 'unproven');
  assert.equal(says('The first item in "Ranking" is "Price".', ...boxes), 'unproven');
  assert.equal(says('The last item in "Ranking" is not "Price".', ...boxes), 'unproven');
  assert.equal(says('The first item in "Ranking" is "Speed".', ...boxes), 'not_met');
  const first = { role: 'listitem', noun: 'item', ordinal: 1, scope: { relation: 'within', text: 'Ranking' } } as const;
  assert.equal(ground(page(group(...boxes)), { target: first, purpose: 'press', exact: true }).kind, 'none');
});

test('of the entries of a list in a group the first is the first', () => {
  const list: Tree = ['list', '', {}, entry('Price'), entry('Time')];
  assert.equal(says('The first item in "Ranking" is "Price".', list), 'met');
  assert.equal(says('The first item in "Ranking" is "Time".', list), 'not_met');
  assert.equal(says('The last item in "Ranking" is "Time".', list), 'met');
});

test('on a page that tells no entries the last comment may be the words that stand there, and is none that do not', () => {
  const line = (words: string): Tree => ['paragraph', '', {}, ['text', words]];
  const view = page(['main', '', {}, line('Called the customer.'), line('Stock is reserved.')]);
  const status = (spec: string) => check(view, { ...compileSpec(spec).steps[0]!.step }).status;
  assert.equal(status('The last comment says "Stock is reserved."'), 'unproven');
  assert.equal(status('The last comment says "All good"'), 'not_met');
});

test('the head of a card is none of its entries, and the part beside it may hold them', () => {
  const title = (words: string): Tree => ['heading', words, { level: 6 }, ['text', words]];
  const part = (...held: Tree[]): Tree => ['generic', '', {}, ...held];
  const head = part(title('Sales'), ['paragraph', '', {}, ['text', '24% this month']]);
  const body = part(
    part(title('Tea, $3'), part(['text', 'Monday'])),
    part(title('Milk, $2'), part(['text', 'Friday'])),
  );
  const card = { box: { x: 0, y: 0, width: 300, height: 200 } };
  for (const framed of [true, false]) {
    const view = page(['main', '', {}, ['generic', '', { ...card, framed }, head, body]]);
    const is = (spec: string) => check(view, compileSpec(spec).steps.at(-1)!.step).status;
    const first = 'The Sales card says "24% this month". Its first entry is';
    assert.equal(is(`${first} "Tea, $3"`), 'unproven');
    assert.equal(is(`${first} not "Tea, $3"`), 'unproven');
  }
});
