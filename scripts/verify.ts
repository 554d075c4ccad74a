import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { binDir, root } from './bootstrap/paths.mjs';
import { ended } from './launch/child.ts';
import { runMain } from './launch/refusal.ts';

// npm run verify              every check, taken from Turborepo's cache where nothing it reads has changed
// npm run verify -- --force   every check anew
const noise =
  /^(>|\s*$|•|\s*(Tasks|Cached|Time|Failed):|Attention|Turborepo|turbo|There are )|cache (hit|miss|bypass)|npm (error|warn|notice)|^\/\/#check:\S+\s+(ERROR|WARNING)|^ ?(ERROR|WARNING) |command .* exited/;

function checks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}

async function main(): Promise<number> {
  const started = performance.now();
  const names = checks();
  const tasks = names.map((name) => `//#${name}`);
  const args = [
    'run',
    ...tasks,
    '--continue=always',
    '--log-order=grouped',
    '--log-prefix=none',
    '--no-color',
    '--concurrency=3',
  ];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };
  const turbo = spawn(join(binDir, 'turbo'), [...args, ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [turbo.stdout, turbo.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      if (!noise.test(line)) console.log(line);
    });
  }
  await ended(turbo);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const told = said.filter((line) => /^[✔✖] /.test(line)).length;
  // A check that did not speak did not run: that is never a green result.
  if (turbo.exitCode === 0 && told < names.length) {
    console.log(said.join('\n'));
    console.log(`✖ verify: only ${told} of ${names.length} checks reported`);
    return 1;
  }
  if (turbo.exitCode !== 0 && !said.some((line) => line.startsWith('✖ '))) console.log(said.join('\n'));
  console.log(`${turbo.exitCode === 0 ? '✔' : '✖'} verify: ${names.length} checks, ${seconds} s`);
  return turbo.exitCode === 0 ? 0 : 1;
}

await runMain(main);
