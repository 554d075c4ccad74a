import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const section = (title: string, ...parts: Tree[]): Tree => [
  'region',
  title,
  { tag: 'section' },
  ['heading', title, { level: 2 }, text(title)],
  ...parts,
];

test('what a part shows in lines of their own may be what is claimed of it in one sentence', () => {
  const line = (words: string): Tree => ['generic', '', {}, text(words)];
  const view = page(
    section('Your booking', line('Casa Sol'), line('Deluxe Double Room'), line('Mill Street 12')),
    section('Other stays', line('Pine Lodge')),
  );
  const shows = (words: string) => verdictOf(view, `Your booking shows ${words}`);
  const said = ['Casa Sol with a Deluxe Double Room', 'Casa Sol with a Garden View', 'Pine Lodge'].map(shows);
  assert.deepEqual(said, ['unproven', 'not_met', 'not_met']);
});

test('a number of a list may be told with the word for what all of them are', () => {
  const line = (...words: string[]): Tree => [
    'listitem',
    '',
    {},
    ...words.map((one) => ['generic', '', {}, text(one)] as Tree),
  ];
  const view = page(['list', '', {}, line('Passives', '82', '33%'), line('Promoters', '124', '50%')]);
  const told = ['33% with 82 answers', '33% with 83 answers', '50% with 82 answers'];
  assert.deepEqual(
    told.map((words) => verdictOf(view, `Passives are ${words}`)),
    ['unproven', 'not_met', 'not_met'],
  );
});
