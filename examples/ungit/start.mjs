// node start.mjs [--port 8448]: Ungit on loopback with one small repository of its own, made anew at each start.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ready, startScript } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8448' } } });
const home = join(process.cwd(), 'home');
const repository = join(home, 'orchard');
rmSync(home, { recursive: true, force: true });
mkdirSync(repository, { recursive: true });

// Nothing of the machine's own git settings shows: neither its author nor its hooks.
const env = { ...process.env, HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
const git = (...args) => execFileSync('git', args, { cwd: repository, env, stdio: 'ignore' });
git('init', '--initial-branch=main');
git('config', 'user.name', 'Ana Orchard');
git('config', 'user.email', 'ana@orchard.test');
for (const tree of ['apple', 'pear', 'plum']) {
  appendFileSync(join(repository, 'trees.txt'), `one ${tree} tree\n`);
  git('add', '.');
  git('commit', '--message', `Plant the ${tree}`);
}
git('branch', 'winter');
git('tag', 'first-harvest');
writeFileSync(join(repository, 'ladder.txt'), 'twelve rungs\n');

const url = `http://127.0.0.1:${values.port}`;
const args = [
  `--port=${values.port}`,
  '--ungitBindIp=127.0.0.1',
  '--no-launchBrowser',
  '--no-sendUsageStatistics',
  '--autoShutdownTimeout=0',
  '--ungitVersionCheckOverride',
  `--defaultRepositories=${repository}`,
];
startScript('node_modules/ungit/bin/ungit', args, { env });
await ready(url);
