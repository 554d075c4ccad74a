import { run } from 'node:test';
import { spec } from 'node:test/reporters';

// node --test-timeout=MS scripts/test/run-files.ts FILES-AT-ONCE FILE…
// Runs test files in the order given, each in a process that gets our own options: `node --test` would sort them.
const [atOnce, ...files] = process.argv.slice(2);
const timeout = Number(process.execArgv.find((arg) => arg.startsWith('--test-timeout='))?.split('=')[1]);
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopped.abort());

run({ files, concurrency: Number(atOnce), timeout, signal: stopped.signal })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
