import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { goldsOf, readOnce } from '../corpus/scored.ts';
import { figuresOf, sets, shareOf } from '../corpus/sets.ts';
import { readingVersion } from '../src/index.ts';

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

const corpus = join(import.meta.dirname, '..', 'corpus');
const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'reading-version.json'), 'utf8'));

// Beside the figures: what they are taken of is read once for both.
function readingsOf(file: string): string {
  const steps = goldsOf(join(corpus, file)).map(({ spec }) => readOnce(spec).steps.map(({ step }) => step));
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 16);
}

test('the version of the reading is raised when a corpus is read otherwise than before', () => {
  const files = readdirSync(corpus).filter((name) => name.endsWith('.jsonl'));
  const readings = Object.fromEntries(files.map((file) => [file, readingsOf(file)]));
  const now = { readingVersion, readings };
  assert.deepEqual(now, kept, `raise it where a reading changed, then keep: ${JSON.stringify(now)}`);
});
