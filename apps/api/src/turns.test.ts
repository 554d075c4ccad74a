import assert from 'node:assert/strict';
import test from 'node:test';
import { createTurns } from './turns.ts';

test('so many go on at once, the others in their order, and a failure hands its place on as well', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = ends.map((end, at) =>
    inTurn('ours', () => {
      begun.push(at);
      return end.promise;
    }),
  );
  await inTurn('theirs', async () => begun.push(9));
  assert.deepEqual(begun, [0, 1, 9]);
  ends[1]!.reject(new Error('no'));
  await assert.rejects(works[1]!, /no/);
  assert.deepEqual(begun, [0, 1, 9, 2]);
  for (const end of ends) end.resolve();
  await Promise.allSettled(works);
  assert.deepEqual(begun, [0, 1, 9, 2, 3, 4]);
});
