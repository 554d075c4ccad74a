import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const slider = (value: string, name = 'Price range'): Tree => ['slider', name, { value, ref: `at ${value}` }];
const found = (text: string, ...sliders: Tree[]) => {
  const scope = { relation: 'within', text: 'Price range' } as const;
  const result = ground(page(['text', 'Price range'], ...sliders), {
    target: { text, scope },
    purpose: 'form-control',
    exact: false,
  });
  return result.kind === 'one' ? result.item.ref : result.kind;
};

test('of two sliders by the name of a range the lower is its minimum, as long as they can be told apart', () => {
  const range = [slider('70'), slider('20')];
  assert.deepEqual([found('minimum', ...range), found('maximum', ...range)], ['at 20', 'at 70']);
  assert.equal(found('upper bound', ...range), 'at 70');
  assert.equal(found('middle', ...range), 'none');
  assert.equal(found('minimum', slider('20'), slider('20')), 'many');
  assert.equal(found('minimum', slider('900 km'), slider('1.200 km')), 'many');
  assert.equal(found('minimum', slider('20')), 'none');
  assert.equal(found('minimum', slider('20'), slider('70', 'Discount')), 'none');
});
