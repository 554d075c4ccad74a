import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eitherForm, formsOf, unnumbered } from './one-or-several.ts';

test('a noun is found by what it is called for one and for several', () => {
  const pairs =
    'deal deals, entry entries, box boxes, movie movies, case cases, address addresses, person people, key keys';
  for (const pair of pairs.split(', ')) {
    const [one = '', several = ''] = pair.split(' ');
    assert.ok(formsOf(one).includes(several), pair);
    assert.ok(formsOf(several).includes(one), pair);
    assert.equal(unnumbered(one), unnumbered(several), pair);
  }
});

test('only the last word of a compound has a number', () => {
  assert.ok(formsOf('Order entries').includes('order entry'));
  assert.ok(!formsOf('Orders page').includes('order page'));
});

test('signs in a noun are no part of the pattern that finds it', () => {
  assert.match('3 c++ files', new RegExp(`^3 ${eitherForm('C++ file')}$`));
});
