import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const line = (words: string): Tree => ['paragraph', '', {}, text(words)];
const link = (name: string, words: string, id: string): Tree => [
  'link',
  name,
  { tag: 'a', href: `https://docs.test/boats#${id}` },
  text(words),
];
const title = (name: string, ...more: Tree[]): Tree => ['heading', name, { level: 2, tag: 'h2' }, ...more];
const view = page([
  'main',
  '',
  {},
  title('Otter Permalink', text('Otter'), link('Permalink', '#', 'otter')),
  line('Two seats'),
  title('Pike', link('Pike', 'Pike', 'pike')),
  line('Being repaired'),
  title('Tern', text('Tern')),
  line('Sold'),
]);

test('a heading with a link to itself titles what stands under it, and is called by its words', () => {
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
  assert.deepEqual(
    verdicts(
      'The Otter section contains "Two seats".',
      'The Otter section contains "Being repaired".',
      'In the Pike section, "Being repaired" is shown.',
      'In the Pike section, "Sold" is shown.',
      'The heading "Otter" is shown.',
    ),
    ['met', 'not_met', 'met', 'not_met', 'met'],
  );
});
