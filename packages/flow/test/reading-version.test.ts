import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileSpec, readingVersion } from '../src/index.ts';

const corpus = join(import.meta.dirname, '..', 'corpus');
const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'reading-version.json'), 'utf8'));

function readingsOf(file: string): string {
  const lines = readFileSync(join(corpus, file), 'utf8').split('\n').filter(Boolean);
  const steps = lines.map((line) => compileSpec(JSON.parse(line).spec).steps.map(({ step }) => step));
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 16);
}

test('the version of the reading is raised when a corpus is read otherwise than before', () => {
  const files = readdirSync(corpus).filter((name) => name.endsWith('.jsonl'));
  const readings = Object.fromEntries(files.map((file) => [file, readingsOf(file)]));
  const now = { readingVersion, readings };
  assert.deepEqual(now, kept, `raise it where a reading changed, then keep: ${JSON.stringify(now)}`);
});
