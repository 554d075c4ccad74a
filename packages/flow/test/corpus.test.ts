import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf, sets, shareOf } from '../corpus/sets.ts';

for (const { file, floor } of sets) {
  test(`${file} keeps the figures that were reached`, () => {
    const figures = figuresOf(file);
    assert.ok(figures.falseCompiles[0] <= floor.falseCompiles, `false compiles ${figures.falseCompiles[0]}`);
    assert.equal(figures.silentDrops[0], floor.silentDrops ?? 0);
    for (const figure of ['explicit', 'mixed', 'precision', 'recall'] as const) {
      const reached = shareOf(figures[figure]);
      assert.ok(reached >= floor[figure], `${figure} ${reached}`);
    }
  });
}
