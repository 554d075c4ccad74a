import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const term = (name: string, ...value: Tree[]): Tree =>
  box(['term', '', {}, text(name)], ['definition', '', {}, ...value]);
const told = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('an amount that a value begins with is what it comes to, where the rest is set off and none of that unit', () => {
  for (const value of [[text('$5 · yearly')], [box(text('$5')), box(text('Jun 11 - Jul 10'))]]) {
    const view = page(term('Fee', ...value));
    assert.deepEqual(told(view, 'The fee is $5.', 'The fee is not $6.', 'The fee is $6.', 'The fee is not $5.'), [
      'met',
      'met',
      'not_met',
      'not_met',
    ]);
  }
  const range = page(term('Fee', box(text('$5')), box(text('$6 from May'))));
  assert.deepEqual(told(range, 'The fee is $5.', 'The fee is not $5.', 'The fee is $6.'), [
    'unproven',
    'unproven',
    'not_met',
  ]);
  const rate = page(term('Fee', box(text('$5')), box(text('/ month'))));
  assert.deepEqual(told(rate, 'The fee is $5.', 'The fee is $6.'), ['unproven', 'not_met']);
  assert.deepEqual(told(page(term('Fee', text('$5 off'))), 'The fee is $5.'), ['not_met']);
});

test('in a plain box what follows an amount may be its label: open', () => {
  const view = page(box(box(text('Revenue')), box(box(text('$5')), box(text('Cost')))));
  assert.deepEqual(told(view, 'The revenue is $5.', 'The revenue is not $5.', 'The revenue is $6.'), [
    'unproven',
    'unproven',
    'not_met',
  ]);
});

test('the price of an entry is the amount in its line', () => {
  const card = (name: string, price: string): Tree => [
    'article',
    '',
    { framed: true },
    ['heading', name, {}, text(name)],
    ['paragraph', '', {}, text(price)],
  ];
  const view = page(box(card('Honey', '€11.20 · Only 3 left'), card('Cordial', '€9.00 · 6 in stock')));
  const specs = ['The price of "Cordial" is €9.00.', 'The price of "Cordial" is not €9.00.'];
  assert.deepEqual(told(view, ...specs, 'The price of "Cordial" is €11.20.'), ['met', 'not_met', 'not_met']);
});

test('of words that a value begins with it is open whether they are all of it', () => {
  const view = page(term('Status', box(text('Open')), box(text('since May'))));
  assert.deepEqual(
    told(view, 'The status is Open.', 'The status is not Open.', 'The status is Closed.', 'The status is not Closed.'),
    ['unproven', 'unproven', 'not_met', 'met'],
  );
  const entry = (words: string): Tree => ['listitem', '', {}, text(words)];
  const tags = page(term('Tags', ['list', '', {}, entry('red'), entry('blue')]));
  assert.deepEqual(told(tags, 'The tags are "red".'), ['not_met']);
});

test('by how much a figure went up or down may stand beside it in brackets', () => {
  const view = page(term('Users', ['text', '26K (-12.4%)', { runs: ['26K', '(-12.4%)'] }]));
  assert.deepEqual(told(view, 'Users is 26K.', 'Users is not 26K.', 'Users is 27K.', 'Users is "-12.4%".'), [
    'met',
    'not_met',
    'not_met',
    'not_met',
  ]);
});

test('what stands below a value as small print is no part of it', () => {
  const small: Tree = ['generic', '', { tag: 'small' }, text('35% in May')];
  const view = page(term('Rate', text('40%'), small));
  assert.deepEqual(told(view, 'The rate is 40%.', 'The rate is not 40%.', 'The rate is 35%.', 'The rate is 41%.'), [
    'met',
    'not_met',
    'not_met',
    'not_met',
  ]);
});

test('by how much a figure went up may be told in words behind it', () => {
  const line = (...runs: string[]): Tree => box(['text', runs.join(' '), { runs }]);
  const view = page(line('Score:', '33', 'up from 27'), line('Level:', '20', 'of 40'));
  assert.deepEqual(told(view, 'The score is 33.', 'The score is not 33.', 'The score is 27.', 'The level is 40.'), [
    'met',
    'not_met',
    'not_met',
    'not_met',
  ]);
});
