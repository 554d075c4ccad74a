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

const floors = [
  { file: 'specs.dev.jsonl', explicit: 0.99, mixed: 0.88, precision: 0.96, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.own.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.99, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.third.jsonl', explicit: 0.98, mixed: 0.98, precision: 0.99, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fourth.jsonl', explicit: 0.97, mixed: 0.99, precision: 0.99, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fifth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.99, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.sixth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.99, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.seventh.jsonl', explicit: 0.97, mixed: 0.93, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.eighth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.ninth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.tenth.jsonl', explicit: 0.97, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.eleventh.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.twelfth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirteenth.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fourteenth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fifteenth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.sixteenth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.seventeenth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.eighteenth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.nineteenth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.twentieth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.twentyfirst.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.95, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.twentysecond.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.95, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.twentythird.jsonl', explicit: 0.95, mixed: 0.99, precision: 0.98, recall: 0.97, falseCompiles: 0 },
  { file: 'specs.twentyfourth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.97, falseCompiles: 0 },
  { file: 'specs.twentyfifth.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.98, recall: 0.97, falseCompiles: 0 },
  { file: 'specs.twentysixth.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.95, recall: 0.97, falseCompiles: 0 },
  { file: 'specs.twentyseventh.jsonl', explicit: 0.9, mixed: 0.99, precision: 0.97, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.twentyeighth.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.twentyninth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtieth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtyfirst.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtysecond.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.95, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtythird.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtyfourth.jsonl', explicit: 0.99, mixed: 0.91, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtyfifth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtysixth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtyseventh.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtyeighth.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.thirtyninth.jsonl', explicit: 0.99, mixed: 0.87, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fortieth.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fortyfirst.jsonl', explicit: 0.99, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fortysecond.jsonl', explicit: 0.95, mixed: 0.99, precision: 0.98, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.fortythird.jsonl', explicit: 0.96, mixed: 0.99, precision: 0.99, recall: 0.99, falseCompiles: 0 },
  { file: 'specs.hidden.jsonl', explicit: 0.94, mixed: 0.99, precision: 0.99, recall: 0.99, falseCompiles: 0 },
];

for (const { file, ...floor } of floors) {
  test(`${file} keeps the figures that were reached`, () => {
    const figures = score(file);
    assert.ok(figures.falseCompiles <= floor.falseCompiles, `false compiles ${figures.falseCompiles}`);
    assert.equal(figures.silentDrops, 0);
    assert.ok(figures.explicit >= floor.explicit, `explicit ${figures.explicit}`);
    assert.ok(figures.mixed >= floor.mixed, `mixed ${figures.mixed}`);
    assert.ok(figures.precision >= floor.precision, `precision ${figures.precision}`);
    assert.ok(figures.recall >= floor.recall, `recall ${figures.recall}`);
  });
}
