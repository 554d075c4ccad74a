import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { appOf, ended, finish, freePort, install, start, stop } from './app.ts';

// node examples/run.ts APP… [--repeat N] [--first]
// Installs a third-party application into a temporary folder, starts it, runs our flows and compares the verdicts:
// once without plans, and then, on the application started anew, with the plans of what passed.

interface Expected {
  verdict: string;
  failureClass?: string;
}

interface Run {
  flow: string;
  verdict: string;
  failureClass: string | null;
  summary: string;
  steps: { source: string }[];
}

interface Tally {
  right: number;
  wrong: number;
}

const here = import.meta.dirname;
const root = join(here, '..');
const work = join(tmpdir(), 'smokejumper-examples');
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

async function runFlows(name: string, url: string, repeat: number): Promise<Run[]> {
  const out = join(work, `${name}.json`);
  rmSync(out, { force: true });
  const { secrets = {}, mailbox = false } = appOf(name);
  const files = globSync('*.flows.yaml', { cwd: join(here, name) }).map((file) => join(here, name, file));
  const args = ['run', ...files, '--base-url', url, '--brain', 'literal', '--json', out];
  args.push('--plans', plansOf(name), '--artifacts', join(work, `${name}-artifacts`));
  args.push(...Object.entries(secrets).flatMap(([key, value]) => ['--secret', `${key}=${value}`]));
  if (repeat > 1) args.push('--repeat', String(repeat));
  const env: Record<string, string> = mailbox ? { SMOKEJUMPER_MAILBOX_URL: url } : {};
  await finish(process.execPath, [join(root, 'apps', 'cli', 'src', 'main.ts'), ...args], { cwd: root, env });
  return readJson<{ runs: Run[] }>(out).runs;
}

function plansOf(name: string): string {
  return join(work, `${name}-plans`);
}

/** Prints a line for each run and returns how many came out as expected. */
function compare(runs: Run[], expected: Record<string, Expected>): Tally {
  let right = 0;
  for (const run of runs) {
    const wanted = expected[run.flow];
    const same = wanted?.verdict === run.verdict && (!wanted.failureClass || wanted.failureClass === run.failureClass);
    if (same) right += 1;
    const want = wanted ? [wanted.verdict, wanted.failureClass].filter(Boolean).join('/') : 'nothing';
    const got = [run.verdict, run.failureClass].filter(Boolean).join('/');
    console.log(`${same ? '  ' : '! '}${run.flow}: ${got}${same ? '' : `, expected ${want}\n    ${run.summary}`}`);
  }
  const missing = Object.keys(expected).filter((flow) => !runs.some((run) => run.flow === flow));
  for (const flow of missing) console.log(`! ${flow}: did not run`);
  return { right, wrong: runs.length - right + missing.length };
}

/** One pass over an application that was just started. */
async function onePass(name: string, input: { folder: string; port: number; repeat: number }): Promise<Run[]> {
  const { app, url } = await start(input.folder, input.port);
  const interrupted = () => {
    stop(app);
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await runFlows(name, url, input.repeat);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await ended(app);
  }
}

async function runExample(name: string, input: { repeat: number; passes: string[] }): Promise<Tally> {
  const folder = await install(name);
  rmSync(plansOf(name), { recursive: true, force: true });
  const port = await freePort();
  const total: Tally = { right: 0, wrong: 0 };
  for (const pass of input.passes) {
    const runs = await onePass(name, { folder, port, repeat: input.repeat });
    const replayed = runs.filter((run) => run.steps.every((step) => step.source === 'replay')).length;
    console.log(`\n${name}, ${pass}${replayed > 0 ? ` (${replayed} replayed to the end)` : ''}`);
    const { right, wrong } = compare(runs, readJson(join(here, name, 'expected.json')));
    total.right += right;
    total.wrong += wrong;
  }
  return total;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '1' }, first: { type: 'boolean', default: false } },
});
const known = readdirSync(here).filter((name) => existsSync(join(here, name, 'app.json')));
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `No such example: ${unknown.join(', ')}. There are ${known.join(', ')} in ${relative(process.cwd(), here)}.`,
  );
  process.exit(64);
}
const input = { repeat: Number(values.repeat), passes: values.first ? ['first run'] : ['first run', 'second run'] };
const totals: string[] = [];
let allRight = true;
for (const name of positionals.length > 0 ? positionals : known) {
  const { right, wrong } = await runExample(name, input);
  totals.push(`${name}: ${right} as expected, ${wrong} not`);
  allRight &&= wrong === 0;
}
console.log(`\n${totals.join('\n')}`);
process.exitCode = allRight ? 0 : 1;
