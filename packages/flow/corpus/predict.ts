// Answers each spec of a JSONL file the way score.mjs wants it: node predict.ts specs.jsonl > predicted.jsonl
import { readFileSync } from 'node:fs';
import { compileSpec } from '../src/index.ts';

const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean);
for (const line of lines) {
  const { id, spec } = JSON.parse(line) as { id: string; spec: string };
  const { steps, problems } = compileSpec(spec);
  console.log(JSON.stringify({ id, steps: steps.map(({ step }) => step), problems: problems.map(({ clause, line, column, index }) => ({ clause, line, column, index })) }));
}
