import assert from 'node:assert/strict';
import test from 'node:test';
import { readAll } from './read-all.ts';

const listOf = (pages: number) => {
  const asked: (string | undefined)[] = [];
  const ask = async ({ cursor }: { cursor?: string }) => {
    asked.push(cursor);
    const at = asked.length;
    return { data: [at], nextCursor: at < pages ? `after-${at}` : null, hasMore: at < pages };
  };
  return { ask, asked };
};

test('a list is read to its end, each page after the one before', async () => {
  const { ask, asked } = listOf(3);
  assert.deepEqual(await readAll(ask), { data: [1, 2, 3], isWhole: true });
  assert.deepEqual(asked, [undefined, 'after-1', 'after-2']);
});

test('a list without an end is left after fifty pages, and says so', async () => {
  const { data, isWhole } = await readAll(listOf(Number.POSITIVE_INFINITY).ask);
  assert.deepEqual([data.length, isWhole], [50, false]);
});
