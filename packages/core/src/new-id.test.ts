import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idOf } from '@smokejumper/contracts';
import { createNewId } from './new-id.ts';

describe('new ids', () => {
  it('fit the contracts, sort by time, and count up within one millisecond or when the clock goes back', () => {
    let now = 1_700_000_000_000;
    const newId = createNewId({ clock: { now: () => new Date(now) } });
    const ids: string[] = [];
    for (const move of [0, 0, 0, 1, 5_000, -9_000, 0, 20_000]) {
      now += move;
      ids.push(newId('run'));
    }
    for (const id of ids) assert.ok(idOf('run').safeParse(id).success, id);
    assert.deepEqual([...ids].sort(), ids);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('do not overflow when all random bits are set', () => {
    const newId = createNewId({ clock: { now: () => new Date(0) }, randomBytes: (size) => Buffer.alloc(size, 255) });
    const ids = [newId('flow'), newId('flow')];
    assert.deepEqual([...ids].sort(), ids);
    for (const id of ids) assert.ok(idOf('flow').safeParse(id).success, id);
  });
});
