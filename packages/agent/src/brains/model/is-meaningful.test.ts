import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMeaningful } from './is-meaningful.ts';

const meaningless: [string, unknown][] = [
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['white space', ' \n\t '],
  ['the word null', 'null'],
  ['the word undefined', ' undefined '],
  ['the text {}', '{}'],
  ['the text []', '[]'],
  ['an empty object', {}],
  ['an empty list', []],
  ['a dash', '—'],
  ['dots', '...'],
  ['a loading text', 'Loading…'],
  ['an unfilled placeholder', '{{price}}'],
  ['a markup placeholder', '<price>'],
  ['a bracketed placeholder', '[Your name]'],
  ['not a number', Number.NaN],
  ['a function', () => 1],
  ['an object with a null field', { name: 'Ada', price: null }],
  ['an object with a missing field', { name: 'Ada', price: undefined }],
  ['an object of empty values and zeros', { name: '', price: 0, total: '0' }],
  ['a list of nothing', ['', null, 0]],
  ['a JSON text with a null field', '{"price":null}'],
];
for (const [what, value] of meaningless)
  test(`${what} means nothing`, () => {
    assert.equal(isMeaningful(value), false);
  });

const meaningful: [string, unknown][] = [
  ['a word', 'Trail backpack'],
  ['a price', '$57.60'],
  ['a zero that was read', '0'],
  ['the number zero', 0],
  ['false', false],
  ['a sentence that holds the word null', 'null results were found'],
  ['an object with its fields', { name: 'Ada', price: 0 }],
  ['a list with one entry', ['', 'Ada']],
  ['a text in braces that is no JSON', '{not json} at all'],
];
for (const [what, value] of meaningful)
  test(`${what} means something`, () => {
    assert.equal(isMeaningful(value), true);
  });
