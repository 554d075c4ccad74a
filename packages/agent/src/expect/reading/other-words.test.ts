import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { box, page, selectOf, type Tree } from '../../../test/page.ts';

const cells = (role: string, ...words: string[]): Tree[] => words.map((word): Tree => [role, word, {}, ['text', word]]);

test('the result of a row is what its column Result says, where no list has results', () => {
  const view = page([
    'table',
    '',
    {},
    ['row', '', {}, ...cells('columnheader', 'Job', 'Result')],
    ['row', '', {}, ...cells('cell', 'api', 'Passed')],
    ['row', '', {}, ...cells('cell', 'web', 'Failed')],
  ]);
  const target: Step['target'] = { noun: 'result', role: 'listitem', scope: { relation: 'within', text: 'web' } };
  const told = (op: Step['op'], value: string) => check(view, { action: 'assertText', target, op, value }).status;
  assert.deepEqual(
    [told('equals', 'Failed'), told('not-equals', 'Failed'), told('equals', 'Passed')],
    ['met', 'not_met', 'not_met'],
  );
});

const text = (words: string): Tree => ['text', words];

test('the last word of a label is not its value, though it may be a word for a thing', () => {
  const view = page(box(text('Pull order'), selectOf('Random', 'Largest')));
  const shows = (value: string, op: 'equals' | 'not-equals') =>
    check(view, { action: 'assertText', target: { text: 'Pull', noun: 'order' }, op, value }).status;
  assert.equal(shows('Random', 'equals'), 'met');
  assert.equal(shows('Random', 'not-equals'), 'not_met');
  assert.equal(shows('order', 'equals'), 'not_met');
});

test('a label may begin with an ordinal, where nothing is there to be numbered', () => {
  const day: Step['target'] = { noun: 'day', ordinal: 1, scope: { relation: 'within', text: 'week' } };
  const label = page(box(text('First day of the week'), ['button', 'Sunday', {}, text('Sunday')]));
  const says = (value: string) => check(label, { action: 'assertText', target: day, op: 'equals', value }).status;
  assert.deepEqual([says('Sunday'), says('Monday')], ['met', 'not_met']);
});

test('the number next to a word is what that word shows, where nothing is called a number', () => {
  const view = page(box(text('Imported'), text('120')), box(text('Failed'), text('3')));
  const number = (value: string, op: 'eq' | 'gte', name: string) =>
    check(view, {
      action: 'assertNumber',
      target: { noun: 'number', scope: { relation: 'near', text: name } },
      op,
      value,
    }).status;
  assert.deepEqual(
    [number('120', 'eq', 'Imported'), number('121', 'gte', 'Imported'), number('3', 'eq', 'Imported')],
    ['met', 'not_met', 'not_met'],
  );
  assert.equal(number('3', 'eq', 'Failed'), 'met');
});

test('the customer name is the name under the heading "Customer", where no line holds both words', () => {
  const pair = (term: string, value: string): Tree[] => [
    ['term', '', {}, ['text', term]],
    ['definition', '', {}, ['text', value]],
  ];
  const titled = (title: string, ...pairs: Tree[]): Tree =>
    box(['heading', title, { level: 2 }, ['text', title]], box(...pairs));
  const view = page([
    'main',
    '',
    {},
    titled('Customer', ...pair('Name', 'Lena Fox'), ...pair('Email', 'lena@fox.example'), ...pair('Orders', '12')),
    titled('Product', ...pair('Name', 'Blue mug')),
  ]);
  const verdict = (spec: string) => verdictOf(view, spec);
  assert.equal(verdict('The customer name is Lena Fox'), 'met');
  assert.equal(verdict('The customer name is Blue mug'), 'not_met');
  assert.equal(verdict('The customer email is lena@fox.example'), 'met');
  assert.notEqual(verdict('The Customer Email shows "12"'), 'met');
});
