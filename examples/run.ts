import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

// node examples/run.ts APP… [--repeat N]
// Installs a third-party application into a temporary folder, starts it, runs our flows and compares the verdicts.

interface App {
  packages: string[];
  /** Programs that must be on the PATH. */
  programs?: string[];
}

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

/** Ends with the exit code of a program that shares our terminal. */
function finish(command: string, args: string[], cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Installs the packages once; a marker says which ones the folder holds. */
async function install(name: string): Promise<string> {
  const { packages, programs = [] } = readJson<App>(join(here, name, 'app.json'));
  const paths = (process.env.PATH ?? '').split(delimiter);
  for (const program of programs)
    if (!paths.some((path) => existsSync(join(path, program)))) throw new Error(`${name} needs ${program} on the PATH`);
  const folder = join(tmpdir(), 'smokejumper-examples', name);
  const marker = join(folder, 'installed.json');
  const installed = existsSync(marker) && readFileSync(marker, 'utf8') === JSON.stringify(packages);
  if (!installed) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const code = await finish('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], folder);
    if (code !== 0) throw new Error(`npm could not install ${packages.join(' ')}`);
    writeFileSync(marker, JSON.stringify(packages));
  }
  cpSync(join(here, name, 'start.mjs'), join(folder, 'start.mjs'));
  return folder;
}

/** Starts the application in a process group of its own and waits until it says that it is ready. */
async function start(folder: string): Promise<{ app: ChildProcess; url: string }> {
  const args = ['start.mjs', '--port', String(await freePort())];
  const app = spawn(process.execPath, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  app.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const lines = createInterface({ input: app.stdout });
  const late = setTimeout(() => stop(app), 90_000);
  try {
    for await (const line of lines) {
      const url = /^ready (\S+)/.exec(line)?.[1];
      if (url) return { app, url };
    }
    throw new Error(`${folder} ended, or was not ready within 90 s: ${said.join('').slice(-2000)}`);
  } finally {
    clearTimeout(late);
    app.stdout.resume();
  }
}

function stop(app: ChildProcess): void {
  try {
    if (app.pid) process.kill(-app.pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

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
