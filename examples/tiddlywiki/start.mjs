// node start.mjs [--port 8090]: a TiddlyWiki server on loopback with a wiki of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ready, startScript } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8090' } } });
const wiki = resolve('wiki');
const program = resolve('node_modules/tiddlywiki/tiddlywiki.js');
rmSync(wiki, { recursive: true, force: true });
execFileSync(process.execPath, [program, wiki, '--init', 'server']);
const tiddlers = {
  'Packing list': ['hut', 'Tent\n\nStove\n\nMap and compass'],
  'Huts of the north': ['hut', '! Three huts\n\n* Larch hut\n* Stone hut\n* Lake hut\n\nSee [[Packing list]].'],
};
mkdirSync(`${wiki}/tiddlers`, { recursive: true });
for (const [title, [tags, text]] of Object.entries(tiddlers))
  writeFileSync(
    `${wiki}/tiddlers/${title}.tid`,
    `title: ${title}\ntags: ${tags}\nmodified: 20260412093000000\n\n${text}\n`,
  );
writeFileSync(`${wiki}/tiddlers/defaults.tid`, 'title: $:/DefaultTiddlers\n\n[[Huts of the north]]\n');
writeFileSync(`${wiki}/tiddlers/site.tid`, 'title: $:/SiteTitle\n\nTrail notes\n');

const url = `http://127.0.0.1:${values.port}`;
startScript(program, [wiki, '--listen', `port=${values.port}`, 'host=127.0.0.1']);
await ready(url);
