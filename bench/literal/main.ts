import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { bugs, type FlowName, flows, harmless } from '../../packages/agent/test/seeded/flows.ts';
import { runChanged } from '../../packages/agent/test/seeded/seeded.ts';
import { openArgs } from '../replay/open-args.ts';

/** False passes over seeded bugs, false fails over harmless changes, and whether a repeated flow keeps its verdict. */
const repeats = Number(process.argv.find((arg) => arg.startsWith('--repeats='))?.slice(10) ?? 100);
const only = process.argv.find((arg) => arg.startsWith('--flow='))?.slice(7);
const names = (Object.keys(flows) as FlowName[]).filter((name) => only === undefined || name === only);

async function notPassed(
  browser: Browser,
  changes: Record<FlowName, readonly string[]>,
): Promise<{ runs: number; passed: string[]; other: string[] }> {
  const found = { runs: 0, passed: [] as string[], other: [] as string[] };
  for (const flow of names) {
    for (const change of changes[flow]) {
      const outcome = await runChanged(browser, { flow, change, expectMs: 3_000 });
      found.runs += 1;
      (outcome.verdict === 'passed' ? found.passed : found.other).push(`${flow}, ${change}: ${outcome.summary}`);
    }
  }
  return found;
}

async function verdictsOf(browser: Browser, flow: FlowName): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let times = 0; times < repeats; times += 1) {
    const { verdict, failureClass } = await runChanged(browser, { flow, change: null, expectMs: 5_000 });
    const key = failureClass === null ? verdict : `${verdict}/${failureClass}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const browser = await chromium.launch(openArgs());
try {
  const overBugs = await notPassed(browser, bugs);
  const overHarmless = await notPassed(browser, harmless);
  const rows: string[] = [];
  for (const flow of names) {
    const counts = await verdictsOf(browser, flow);
    rows.push(`| ${flow} | ${[...counts].map(([key, times]) => `${key} ${times}`).join(', ')} |`);
  }
  const text = `# Plain reading over seeded bugs, harmless changes, and again and again

| what | runs | wrong |
|---|---|---|
| seeded bugs passed over | ${overBugs.runs} | ${overBugs.passed.length} |
| harmless changes stumbled over | ${overHarmless.runs} | ${overHarmless.other.length} |

${[...overBugs.passed, ...overHarmless.other].map((line) => `- ${line}\n`).join('')}
Verdicts of the unchanged app, ${repeats} runs of each flow:

| flow | verdicts |
|---|---|
${rows.join('\n')}
`;
  console.log(text);
  await mkdir(join(import.meta.dirname, '..', 'results'), { recursive: true });
  // A part of the whole is for looking at, not for keeping.
  if (only === undefined) await writeFile(join(import.meta.dirname, '..', 'results', 'literal.md'), text);
} finally {
  await browser.close();
}
