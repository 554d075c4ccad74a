import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { root, stateDir } from './bootstrap/paths.mjs';
import { ended, stopChild } from './launch/child.ts';
import { startEmbeddedPostgres } from './launch/postgres.ts';
import { startRedis } from './launch/redis.ts';
import { Refusal, runMain } from './launch/refusal.ts';
import { gatherUnitTests } from './test/gather.ts';

// npm test                          everything
// npm test -- packages/queue apps   the test files below these paths
// npm test -- --test-name-pattern=x any option of node's test runner
const patterns = ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'];
// Three files at once on two cores: while a flow waits for its page to rest, another file has work.
const atOnce = 3;
const timeout = '--test-timeout=600000';

function chooseFiles(prefixes: string[]): string[] {
  const all = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const wanted = prefixes.map((prefix) => normalize(prefix).replace(/\/$/, ''));
  const files = all.filter((file) => wanted.length === 0 || wanted.some((prefix) => file.startsWith(prefix)));
  if (files.length === 0)
    throw new Refusal(`There is no test file below ${wanted.join(', ') || 'packages, apps, scripts and tests'}.`);
  return files;
}

// Each takes over a minute: one of them that began last would keep one core busy and the other idle.
const longest = [
  'packages/agent/test/seeded/harmless.test.ts',
  'apps/worker/test/worker.test.ts',
  'packages/agent/test/hostile/hostile.test.ts',
  'apps/cli/test/run.test.ts',
  'packages/agent/test/admin-pages.test.ts',
  'packages/agent/test/libraries.test.ts',
  'packages/refs/test/mutations.test.ts',
];

/**
 * The longest files, then every workspace's spread evenly over the whole run, its slower tests (`test/`) first: those
 * that mostly wait, as the worker's for leases, stand beside those that mostly compute. In the order of their names each
 * kind met its own.
 */
function spread(all: string[]): string[] {
  const first = longest.filter((file) => all.includes(file));
  const files = all.filter((file) => !first.includes(file));
  const workspaces = Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'));
  const placed = [...workspaces.values()].flatMap((own) =>
    own.toReversed().map((file, at) => ({ file, place: at / own.length })),
  );
  return [...first, ...placed.sort((a, b) => a.place - b.place).map(({ file }) => file)];
}

/** What runs the files: ours in our order, or Node's own, which sorts them and takes any option. */
function runnerOf(files: string[], options: string[], folder: string): string[] {
  if (options.length > 0)
    return ['--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', timeout, ...options, ...files];
  const ours = join(import.meta.dirname, 'test', 'run-files.ts');
  return [timeout, ours, String(atOnce), ...spread(gatherUnitTests(files, folder))];
}

/** The settings of the person at the terminal must not change what the tests see. */
function testEnv(databaseUrl: string, redisUrl: string): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    const ofTheProduct = name.startsWith('SMOKEJUMPER_') && name !== 'SMOKEJUMPER_CHROMIUM';
    if (ofTheProduct || ['DATABASE_URL', 'REDIS_URL', 'ARTIFACTS_URL', 'HOST', 'PORT'].includes(name)) delete env[name];
  }
  // Each file and each command it starts is a process: what one has compiled the next one finds.
  const NODE_COMPILE_CACHE = join(stateDir, 'compile-cache');
  return { ...env, NODE_COMPILE_CACHE, TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl };
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const files = chooseFiles(args.filter((arg) => !arg.startsWith('-')));
  const options = args.filter((arg) => arg.startsWith('-'));
  const { TEST_DATABASE_URL: givenDatabase, TEST_REDIS_URL: givenRedis } = process.env;
  const postgres = givenDatabase ? null : await startEmbeddedPostgres({ forTests: true });
  const redis = givenRedis ? null : await startRedis();
  // Of this run alone: another one of this checkout may run other files.
  const folder = mkdtempSync(join(tmpdir(), 'smokejumper-unit-tests-'));
  try {
    const env = testEnv(givenDatabase || postgres!.url, givenRedis || redis!.url);
    const runner = spawn(process.execPath, runnerOf(files, options, folder), { cwd: root, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => void stopChild(runner, [[signal, 5_000]]));
    }
    await ended(runner);
    return runner.exitCode ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([redis?.stop(), postgres?.stop()]);
  }
}

await runMain(main);
