// The sets of specs, what each scored when it was first read, and the floors below which no change may take it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldsOf, score } from './scored.ts';

/** So many of so many. */
export type Share = [part: number, whole: number];

export interface SpecSet {
  file: string;
  /** How its author writes. */
  manner: string;
  /** Scored before anybody who changes the parser had read it. */
  first?: { explicit: Share; mixed: Share | null; falseCompiles: Share; silentDrops: Share };
  /** Where one refusal stands for two steps ("do the same for X"), the second counts as dropped. */
  floor: { explicit: number; mixed: number; precision: number; recall: number; falseCompiles: number; silentDrops?: number };
}

export const sets = JSON.parse(readFileSync(join(import.meta.dirname, 'sets.json'), 'utf8')) as SpecSet[];

export const shareOf = ([part, whole]: Share): number => part / Math.max(whole, 1);

/** What a set scores now. */
export function figuresOf(file: string) {
  const scored = goldsOf(join(import.meta.dirname, file)).map((gold) => score(gold));
  const of = (kind: string) => scored.filter(({ gold }) => gold.explicitness === kind);
  const share = <T>(list: readonly T[], test: (one: T) => boolean): Share => [list.filter(test).length, list.length];
  const problems = scored.filter(({ gold }) => gold.explicitness !== 'explicit').flatMap((one) => one.problems);
  const clauses = scored.flatMap((one) => one.clauses);
  const concrete = scored.flatMap((one) => one.concrete);
  return {
    specs: scored.length,
    explicit: share(of('explicit'), ({ right }) => right),
    mixed: share(of('mixed'), ({ stepsRight }) => stepsRight),
    precision: share(problems, ({ right }) => right),
    recall: share(clauses, ({ fate }) => fate === 'reported'),
    falseCompiles: share(clauses, ({ fate }) => fate !== 'reported'),
    silentDrops: share(concrete, ({ fate }) => fate === 'dropped'),
  };
}
