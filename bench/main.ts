import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs the benchmarks: all of them, or those that are named. Each is a folder with a `main.ts` that prints its table
 * and keeps it in `bench/results/`. Options (`--queue=redis`) go to each of them.
 */
const here = import.meta.dirname;
const given = process.argv.slice(2);
const named = given.filter((name) => !name.startsWith('-'));
const options = given.filter((name) => name.startsWith('-'));
const all = readdirSync(here).filter((name) => existsSync(join(here, name, 'main.ts')));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  process.exit(64);
}
let failed = 0;
for (const name of named.length > 0 ? named : all) {
  console.log(`\n== ${name}`);
  const ended = spawnSync(process.execPath, [join(here, name, 'main.ts'), ...options], { stdio: 'inherit' });
  if (ended.status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
