import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import test from 'node:test';
import { createIdSource } from './id-source.ts';

const at = (ms: number) => () => new Date(ms);

test('an id is its prefix and 26 characters without i, l, o and u', () => {
  const newId = createIdSource({ now: at(1_760_000_000_000), random: randomBytes });
  assert.match(newId('run'), /^run_[0-9a-hjkmnp-tv-z]{26}$/);
});

test('ids of one millisecond sort in the order in which they were made', () => {
  const newId = createIdSource({ now: at(5), random: () => new Uint8Array(10).fill(255) });
  const ids = Array.from({ length: 1_000 }, () => newId('run'));
  assert.deepEqual(ids.toSorted(), ids);
  assert.equal(new Set(ids).size, ids.length);
});

test('ids keep their order when the clock steps back', () => {
  const times = [2_000, 1_000, 1_500, 2_001];
  const newId = createIdSource({ now: () => new Date(times.shift()!), random: randomBytes });
  const ids = [newId('run'), newId('run'), newId('run'), newId('run')];
  assert.deepEqual(ids.toSorted(), ids);
});

test('an id of a later millisecond sorts later, whatever the random part', () => {
  const early = createIdSource({ now: at(31), random: () => new Uint8Array(10).fill(255) });
  const late = createIdSource({ now: at(32), random: () => new Uint8Array(10) });
  assert.ok(early('run') < late('run'));
});
