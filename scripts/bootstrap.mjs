#!/usr/bin/env node
// Plain JavaScript for Node 20: the first thing that runs after `git clone`, before anything is installed.
import { existsSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import { turnOnHooks } from './bootstrap/git-hooks.mjs';
import { ensure, needs, needsOf, preparedEnv } from './bootstrap/needs.mjs';
import { binDir, nodeBinary, root } from './bootstrap/paths.mjs';
import { Refusal, say } from './bootstrap/report.mjs';
import { become } from './bootstrap/spawn.mjs';

const usage = 'Usage: node scripts/bootstrap.mjs [run FILE.ts ARGS… | exec TOOL ARGS…]';

async function main([verb, target, ...args]) {
  if (verb === undefined) return setUp();
  if ((verb !== 'run' && verb !== 'exec') || target === undefined) throw new Refusal(usage);
  return verb === 'run' ? runScript(target, args) : runTool(target, args);
}

async function setUp() {
  const started = performance.now();
  const did = await ensure(needs.service);
  turnOnHooks();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(did ? `everything is set up, ${seconds} s` : `everything was there already, ${seconds} s`);
  return 0;
}

async function runScript(target, args) {
  const file = resolve(root, target);
  if (!existsSync(file)) throw new Refusal(`There is no ${target}.`);
  await ensure(needsOf(relative(root, file)));
  return become(nodeBinary(), [file, ...args], { env: withOwnTools(preparedEnv()), cwd: root });
}

async function runTool(target, args) {
  await ensure(needs.dependencies);
  const file = join(binDir, target);
  if (!existsSync(file)) throw new Refusal(`There is no ${target} in node_modules/.bin.`);
  return become(file, args, { env: withOwnTools(process.env), cwd: root });
}

function withOwnTools(env) {
  return { ...env, PATH: `${binDir}${delimiter}${env.PATH ?? ''}` };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  say(error.message);
  process.exitCode = 1;
}
