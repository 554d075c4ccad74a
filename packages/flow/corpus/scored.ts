// Specs with their annotation, and how a reading of one is scored against it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileSpec } from '../src/index.ts';

export interface Gold {
  id: string;
  spec: string;
  explicitness: string;
}
export interface Fate {
  fate?: string;
  step: object;
}
export interface Scored {
  gold: Gold;
  concrete: Fate[];
  clauses: Fate[];
  steps: Fate[];
  problems: { clause: string; right: boolean }[];
  stepsRight: boolean;
  right: boolean;
}
const { scoreSpec } = (await import(join(import.meta.dirname, 'score-spec.mjs'))) as {
  scoreSpec: (gold: Gold, predicted: unknown) => Scored;
};

export const goldsOf = (file: string): Gold[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Gold);

const readings = new Map<string, ReturnType<typeof compileSpec>>();

/** How the parser reads a text: once, however many figures are taken of it. */
export function readOnce(spec: string): ReturnType<typeof compileSpec> {
  const reading = readings.get(spec) ?? compileSpec(spec);
  readings.set(spec, reading);
  return reading;
}

/** How the parser reads the spec, or another wording of it. */
export function score(gold: Gold, spec: string = gold.spec): Scored {
  const { steps, problems } = readOnce(spec);
  return scoreSpec({ ...gold, spec }, { id: gold.id, steps: steps.map(({ step }) => step), problems });
}
