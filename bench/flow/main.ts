import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { compileSpec } from '@smokejumper/flow';

/** Times the compilation of a spec of about 5,000 characters, made of the corpus, in a warm and in a fresh process. */
const corpus = join(import.meta.dirname, '..', '..', 'packages', 'flow', 'corpus', 'specs.dev.jsonl');
const specs = readFileSync(corpus, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as { spec: string; style: string });

function ofLength(length: number, style?: string): string {
  const parts = specs.filter((one) => !style || one.style === style).map(({ spec }) => spec);
  let text = '';
  for (let i = 0; text.length < length; i++) text += `${parts[i % parts.length]}\n`;
  return text.slice(0, text.lastIndexOf('\n', length));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

function measure(name: string, spec: string, rounds: number): string {
  const first = performance.now();
  compileSpec(spec);
  const cold = performance.now() - first;
  const before = process.cpuUsage();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    compileSpec(spec);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const used = process.cpuUsage(before);
  const cpu = (used.user + used.system) / 1000 / rounds;
  const cells = [cpu, cold, times[0]!, quantile(times, 0.5), quantile(times, 0.95), times.at(-1)!].map((ms) =>
    ms.toFixed(1).padStart(7),
  );
  return `| ${name.padEnd(22)} | ${String(spec.length).padStart(6)} | ${cells.join(' | ')} |`;
}

const rows = [
  measure('all styles', ofLength(5000), 200),
  ...['terse', 'lines', 'numbered', 'bullets', 'gherkin', 'paragraph', 'casual', 'story'].map((style) =>
    measure(style, ofLength(5000, style), 100),
  ),
  measure('all styles, long', ofLength(19_900), 50),
  measure('one sentence, no stop', 'click a b c d e f g h '.repeat(227).slice(0, 5000), 50),
];
const table = [
  '| spec | characters | CPU ms | first ms | min ms | median ms | p95 ms | max ms |',
  '|---|---|---|---|---|---|---|---|',
  ...rows,
].join('\n');
console.log(table);
const results = join(import.meta.dirname, '..', 'results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'flow.md'),
  `# Compiling a spec\n\n\`npm run bench -- flow\`; "first" is the first call of a row, the others are warm; "CPU" is processor time per call, which other work on the machine disturbs least.\n\n${table}\n`,
);
