// node start.mjs [--port 8000]: Cloud Commander on loopback over a folder of its own.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ready, startScript } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8000' } } });
const files = resolve('files');
rmSync(files, { recursive: true, force: true });
for (const folder of ['docs', 'photos', 'empty']) mkdirSync(`${files}/${folder}`, { recursive: true });
const texts = {
  'readme.txt': 'Read me first.\n',
  'todo.txt': 'Buy bread\nCall Ada\n',
  'docs/plan.md': '# Plan\n',
  'photos/list.csv': 'a,b\n1,2\n',
};
for (const [name, text] of Object.entries(texts)) writeFileSync(`${files}/${name}`, text);

const url = `http://127.0.0.1:${values.port}`;
const args = ['--port', values.port, '--root', files, '--no-open', '--no-terminal', '--no-console', '--no-contact'];
const home = resolve('home');
mkdirSync(home, { recursive: true });
writeFileSync(`${home}/.cloudcmd.json`, JSON.stringify({ ip: '127.0.0.1' }));
startScript('node_modules/cloudcmd/bin/cloudcmd.mjs', args, { env: { ...process.env, HOME: home } });
await ready(url);
