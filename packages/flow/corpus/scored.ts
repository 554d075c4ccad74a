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

/** How the parser reads the spec, or another wording of it. */
export function score(gold: Gold, spec: string = gold.spec): Scored {
  const { steps, problems } = compileSpec(spec);
  return scoreSpec({ ...gold, spec }, { id: gold.id, steps: steps.map(({ step }) => step), problems });
}
