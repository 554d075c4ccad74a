import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { percentile } from '../refs/stats.ts';
import { type Measured, measure } from './measure.ts';
import type { Queue } from './stack.ts';

/** Hook received → check visible, with a real API, worker, browser and queue against a stand-in for GitHub. */
const option = (name: string, otherwise: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const only = process.argv.find((arg) => arg.startsWith('--queue='))?.slice(8);
const about = {
  hooks: option('hooks', 200),
  workspaces: option('workspaces', 10),
  spanMs: option('seconds', 60) * 1_000,
  concurrency: option('concurrency', 2),
};
const queues: Queue[] = only === 'redis' || only === 'postgres' ? [only] : ['postgres', 'redis'];
const verbose = process.argv.includes('--verbose');

function row(one: Measured): string {
  const spread = (values: readonly number[]) =>
    [0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(values, share))).join(' / ');
  const holds = percentile(one.visible, 0.95) <= 2_000 && one.missing + one.doubled === 0;
  return `| ${one.queue} | ${spread(one.answered)} | ${spread(one.visible)} | ${holds ? 'yes' : 'NO'} | ${one.missing}, ${one.doubled}, ${one.unfinished} | ${one.finished}, ${one.cancelled} | ${one.requests} | ${one.tokens} | ${one.limited} | ${one.load.before.toFixed(1)}, ${one.load.after.toFixed(1)} |`;
}

const all: Measured[] = [];
for (const queue of queues) {
  console.error(`${queue}: ${about.hooks} hooks within ${about.spanMs / 1_000} s …`);
  all.push(await measure({ ...about, queue, ...(verbose ? { onLine: (line: string) => console.error(line) } : {}) }));
}
const text = `# Hook received → check visible on GitHub

${about.hooks} signed \`deployment_status\` hooks at random moments of ${about.spanMs / 1_000} s, over ${about.workspaces} workspaces, each with its own
installation of the App. One API and one worker (${about.concurrency} runs at a time in a real browser) as processes of their own; each
deploy is one flow. The stand-in for GitHub takes 80 to 400 ms for an answer (that is in the figures), answers one
request in a hundred with 502, holds the documented limits for each installation (900 points a minute) and hands out
tokens that must be replaced within the minute. Milliseconds, p50 / p95 / p99 / largest. Must: p95 ≤ 2000, no check
missing or doubled. ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores.

| queue | hook answered | check visible | reached | missing, doubled, not ended | runs finished, superseded | answers of GitHub | tokens | limited | load before, after |
|---|---|---|---|---|---|---|---|---|---|
${all.map(row).join('\n')}

Of that the check itself, in milliseconds (p50 / p95 / largest), as the database has it:

${all.map((one) => `- ${one.queue}: ${one.firstWord}`).join('\n')}
`;
console.log(text);
if (queues.length === 2) {
  const folder = join(import.meta.dirname, '..', 'results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'hooks.md'), text);
}
