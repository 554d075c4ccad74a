// node start.mjs [--port 8081]: react-admin on loopback over huts and wardens that live in the page.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8081' } } });
const { outputFiles } = await build({
  entryPoints: ['admin.mjs'],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Huts</title></head>
<body style="margin:0"><div id="root"></div><script src="/admin.js"></script></body></html>`;
createServer((request, response) => {
  const script = request.url === '/admin.js';
  response
    .writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' })
    .end(script ? outputFiles[0].contents : page);
}).listen(Number(values.port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${values.port}`));
