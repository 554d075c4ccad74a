#!/usr/bin/env node
// Plain JavaScript for Node 20: makes sure of what the command needs, then runs it on the checkout's Node 24.
import { join } from 'node:path';
import { ensure, needs, preparedEnv } from '../../../scripts/bootstrap/needs.mjs';
import { nodeBinary, root } from '../../../scripts/bootstrap/paths.mjs';
import { Refusal, say } from '../../../scripts/bootstrap/report.mjs';
import { become } from '../../../scripts/bootstrap/spawn.mjs';

const args = process.argv.slice(2);
const asksForHelp = args.includes('--help') || args.includes('-h');
const opensBrowser = (args[0] === 'run' || args[0] === 'snapshot') && !asksForHelp;

try {
  await ensure(opensBrowser ? needs.cli : needs.dependencies);
  const main = join(root, 'apps', 'cli', 'src', 'main.ts');
  process.exitCode = await become(nodeBinary(), [main, ...args], { env: preparedEnv() });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  say(error.message);
  process.exitCode = 3;
}
