import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';

const require = createRequire(join(import.meta.dirname, '../../packages/refs/package.json'));
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Pages of admin templates, as their packages ship them: no application, but what many are built on. */
const admin =
  'index tables buttons cards charts login register forgot-password blank 404 utilities-other utilities-color'.split(
    ' ',
  );
export const templatePages = [
  ...admin.map((name) => `/startbootstrap-sb-admin-2/${name}.html`),
  '/startbootstrap-agency/dist/index.html',
];

export async function hostTemplates(): Promise<{ origin: string; close(): void }> {
  const roots = ['startbootstrap-sb-admin-2', 'startbootstrap-agency'];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const root = roots.find((name) => path.startsWith(`/${name}/`));
    const file = root ? join(folderOf(root), path.slice(root.length + 2)) : '';
    if (!root || !existsSync(file)) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
