// node start.mjs [--port 8448]: Ungit on loopback with one small repository of its own, made anew at each start.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

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
const ungit = spawn(process.execPath, ['node_modules/ungit/bin/ungit', ...args], { env, stdio: 'inherit' });
process.once('exit', () => ungit.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
const answers = () =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
while (!(await answers())) await sleep(200);
console.log(`ready ${url}`);
