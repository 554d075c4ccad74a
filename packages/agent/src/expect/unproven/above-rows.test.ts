import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const words = (...texts: string[]): Tree[] => texts.map((text) => box(['text', text]));
const head = (name: string, type: string) => box(...words(name, type));

test('what stands beside the head of a column that nothing tells is told of no row', () => {
  const view = page(
    box(
      box(head('id', 'String'), head('name', 'String'), head('stock', 'Number')),
      box(box(...words('a1', 'Ladder', '33')), box(...words('b2', 'Hammer', '21'))),
    ),
  );
  for (const value of ['33', '21', 'Number'])
    assert.equal(verdictOf(view, `The stock of "Ladder" is ${value}.`), 'unproven', value);
});

test('a label in the very row tells it', () => {
  const entry = (name: string, stock: string) => box(...words(name), box(...words('stock', stock)), ...words('Edit'));
  const view = page(box(box(...words('Goods')), box(entry('Ladder', '33'), entry('Hammer', '21'))));
  assert.equal(verdictOf(view, 'The stock of "Ladder" is 33.'), 'met');
  assert.equal(verdictOf(view, 'The stock of "Ladder" is 21.'), 'not_met');
});
