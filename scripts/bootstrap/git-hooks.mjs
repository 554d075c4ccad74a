import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { say } from './report.mjs';

/** Turns on the checkout's pre-commit hook, unless hooks were set up otherwise or there is no repository. */
export function turnOnHooks() {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const current = git('config', '--get', 'core.hooksPath');
  if (current.error || current.stdout.trim() !== '') return;
  if (git('config', 'core.hooksPath', '.githooks').status === 0)
    say('the pre-commit hook is on (git config core.hooksPath)');
}
