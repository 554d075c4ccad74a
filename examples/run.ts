import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { finish, install, start, stop } from './app.ts';

// node examples/run.ts APP… [--repeat N]
// Installs a third-party application into a temporary folder, starts it, runs our flows and compares the verdicts.

interface Expected {
  verdict: string;
  failureClass?: string;
}

interface Run {
  flow: string;
  verdict: string;
  failureClass: string | null;
  summary: string;
}

const here = import.meta.dirname;
const root = join(here, '..');
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

async function runFlows(name: string, url: string, repeat: number): Promise<Run[]> {
  const out = join(tmpdir(), 'smokejumper-examples', `${name}.json`);
  rmSync(out, { force: true });
  const files = globSync('*.flows.yaml', { cwd: join(here, name) }).map((file) => join(here, name, file));
  const cli = join(root, 'node_modules', '.bin', 'smokejumper');
  const args = ['run', ...files, '--base-url', url, '--no-replay', '--brain', 'literal', '--json', out];
  await finish(cli, [...args, ...(repeat > 1 ? ['--repeat', String(repeat)] : [])], root);
  return readJson<{ runs: Run[] }>(out).runs;
}

/** Prints a line for each run and returns how many came out as expected. */
function compare(runs: Run[], expected: Record<string, Expected>): { right: number; wrong: number } {
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

async function runExample(name: string, repeat: number): Promise<{ right: number; wrong: number }> {
  const folder = await install(name);
  const { app, url } = await start(folder);
  const interrupted = () => {
    stop(app);
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const runs = await runFlows(name, url, repeat);
    console.log(`\n${name} at ${url}`);
    return compare(runs, readJson(join(here, name, 'expected.json')));
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    stop(app);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '1' } },
});
const known = readdirSync(here).filter((name) => existsSync(join(here, name, 'app.json')));
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `No such example: ${unknown.join(', ')}. There are ${known.join(', ')} in ${relative(process.cwd(), here)}.`,
  );
  process.exit(64);
}
const totals: string[] = [];
let allRight = true;
for (const name of positionals.length > 0 ? positionals : known) {
  const { right, wrong } = await runExample(name, Number(values.repeat));
  totals.push(`${name}: ${right} as expected, ${wrong} not`);
  allRight &&= wrong === 0;
}
console.log(`\n${totals.join('\n')}`);
process.exitCode = allRight ? 0 : 1;
