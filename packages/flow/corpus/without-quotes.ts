// Takes the quotes of names and values away and compares the reading with the annotation. Right specs only.
// node without-quotes.ts [--all] [--show] specs.jsonl …: one quotation at a time, or all of a spec at once.
import { sentences } from '../src/tokenise/lines.ts';
import type { Token } from '../src/tokenise/token.ts';
import { type Gold, goldsOf, type Scored, score } from './scored.ts';

export interface Variant {
  id: string;
  taken: string[];
  spec: string;
  /** `refused`: something became a problem; `wrong`: something was read otherwise, or lost. */
  kind: 'right' | 'refused' | 'wrong';
  scored: Scored;
}

/** What a reader would take for a name without quotes: up to four plain words. A number of things is a count. */
const plain = /^(?!\d+ )(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{N}'’&-]*(?: (?!and\b|or\b|then\b)[\p{L}\p{N}][\p{L}\p{N}'’&-]*){0,3}$/u;

const quotesOf = (spec: string): Token[] =>
  sentences(spec)
    .flatMap(({ tokens, pairs }) => (pairs ? [] : tokens))
    .filter(({ kind, value, raw }) => kind === 'quote' && raw !== value && plain.test(value));

function kindOf(gold: Gold, { concrete, clauses, steps, stepsRight, right }: Scored): Variant['kind'] {
  if (stepsRight && (right || gold.explicitness !== 'explicit')) return 'right';
  const isOther =
    concrete.some(({ fate }) => /wrong|misplaced|dropped/.test(fate ?? '')) ||
    clauses.some(({ fate }) => fate !== 'reported') ||
    steps.some(({ fate }) => fate !== 'right');
  return isOther ? 'wrong' : 'refused';
}

/** The spec without each of its quotations, or without all of them; nothing where it is not read right as it stands. */
export function* withoutQuotes(gold: Gold, isAll: boolean): Generator<Variant> {
  const quotes = quotesOf(gold.spec);
  if (quotes.length === 0 || !score(gold, gold.spec).right) return;
  for (const taken of isAll ? [quotes] : quotes.map((quote) => [quote])) {
    const spec = taken.reduceRight((text, { start, end, value }) => text.slice(0, start) + value + text.slice(end), gold.spec);
    const scored = score(gold, spec);
    yield { id: gold.id, taken: taken.map(({ value }) => value), spec, kind: kindOf(gold, scored), scored };
  }
}

function print({ id, taken, spec, kind, scored }: Variant): void {
  console.log(`\n${kind.toUpperCase()} ${id} ${taken.length === 1 ? taken[0] : ''}\n  ${spec.replaceAll('\n', '\n  ')}`);
  for (const { fate, step } of [...scored.concrete, ...scored.clauses])
    if (!/right|reported/.test(fate ?? '')) console.log(`  - ${fate} ${JSON.stringify(step)}`);
  for (const { fate, step } of scored.steps) if (fate !== 'right') console.log(`  + ${JSON.stringify(step)}`);
  for (const { clause } of scored.problems) console.log(`  ? ${clause}`);
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const counts = { right: 0, refused: 0, wrong: 0 };
  for (const gold of args.filter((arg) => !arg.startsWith('--')).flatMap(goldsOf))
    for (const variant of withoutQuotes(gold, args.includes('--all'))) {
      counts[variant.kind]++;
      if (variant.kind !== 'right' && args.includes('--show')) print(variant);
    }
  console.log(JSON.stringify(counts));
}
