import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileSpec } from '../src/index.ts';

interface Fate {
  fate?: string;
}
interface Scored {
  gold: { id: string; explicitness: string };
  concrete: Fate[];
  clauses: Fate[];
  problems: { right: boolean }[];
  stepsRight: boolean;
  right: boolean;
}

const corpus = join(import.meta.dirname, '..', 'corpus');
const { scoreSpec } = (await import(join(corpus, 'score-spec.mjs'))) as {
  scoreSpec: (gold: unknown, predicted: unknown) => Scored;
};

function score(file: string) {
  const golds = readFileSync(join(corpus, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; spec: string });
  const scored = golds.map((gold) => {
    const { steps, problems } = compileSpec(gold.spec);
    return scoreSpec(gold, { id: gold.id, steps: steps.map(({ step }) => step), problems });
  });
  const of = (kind: string) => scored.filter(({ gold }) => gold.explicitness === kind);
  const share = (part: number, whole: number) => part / Math.max(whole, 1);
  const refusing = scored.filter(({ gold }) => gold.explicitness !== 'explicit');
  const problems = refusing.flatMap((one) => one.problems);
  const clauses = scored.flatMap((one) => one.clauses);
  return {
    explicit: share(of('explicit').filter(({ right }) => right).length, of('explicit').length),
    mixed: share(of('mixed').filter(({ stepsRight }) => stepsRight).length, of('mixed').length),
    precision: share(problems.filter(({ right }) => right).length, problems.length),
    recall: share(clauses.filter(({ fate }) => fate === 'reported').length, clauses.length),
    falseCompiles: clauses.filter(({ fate }) => fate !== 'reported').length,
    silentDrops: scored.flatMap((one) => one.concrete).filter(({ fate }) => fate === 'dropped').length,
  };
}

for (const file of ['specs.dev.jsonl', 'specs.own.jsonl']) {
  test(`${file} keeps the figures that were reached`, () => {
    const figures = score(file);
    assert.equal(figures.falseCompiles, 0);
    assert.equal(figures.silentDrops, 0);
    assert.ok(figures.explicit >= 0.99, `explicit ${figures.explicit}`);
    assert.ok(figures.mixed >= 0.88, `mixed ${figures.mixed}`);
    assert.ok(figures.precision >= 0.96, `precision ${figures.precision}`);
    assert.ok(figures.recall >= 0.99, `recall ${figures.recall}`);
  });
}
