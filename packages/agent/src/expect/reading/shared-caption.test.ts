import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, selectOf, type Tree } from '../../../test/page.ts';

const form = (caption: string, ...fields: Tree[]) =>
  page(box(box(['text', 'Venue'], ['text', caption]), box(...fields)), ['button', 'Save']);
const view = form('Country · Town', selectOf('Norway', 'Spain'), selectOf('Bergen', 'Vigo'));

test('a caption of several names in front of as many fields names each of them', () => {
  for (const [claim, status] of [
    ['The country is Norway.', 'met'],
    ['The town is Bergen.', 'met'],
    ['The town is Vigo.', 'not_met'],
    ['The country is Bergen.', 'not_met'],
    ['The country is Town.', 'not_met'],
    ['The town is not Bergen.', 'not_met'],
  ] as const)
    assert.equal(verdictOf(view, claim), status, claim);
});

test('where the fields are more or fewer than the names, or have names of their own, the caption names none', () => {
  const [one, two] = [selectOf('Norway', 'Spain'), selectOf('Bergen', 'Vigo')];
  const named: Tree = ['textbox', 'Street', { tag: 'input', value: 'Kai 1' }];
  for (const other of [
    form('Country · Town', one),
    form('Country · Town', one, two, named),
    form('Country · Town', one, named),
  ])
    assert.notEqual(verdictOf(other, 'The country is Norway.'), 'met');
});
