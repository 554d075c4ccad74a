import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { isActionable, type Refs, type Snapshot, tokensOf } from '@smokejumper/refs';
import type { Browser } from 'playwright';
import { stage } from '../../packages/refs/test/harness.ts';
import { percentile, type Row } from './stats.ts';

const require = createRequire(join(import.meta.dirname, '../../packages/refs/package.json'));
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Pages of other people's applications, as their packages ship them. */
const admin =
  'index tables buttons cards charts login register forgot-password blank 404 utilities-other utilities-color'.split(
    ' ',
  );
const pages = [
  ...admin.map((name) => `/startbootstrap-sb-admin-2/${name}.html`),
  '/startbootstrap-agency/dist/index.html',
  '/swagger',
];

async function host(): Promise<{ origin: string; close(): void }> {
  const roots = ['startbootstrap-sb-admin-2', 'startbootstrap-agency', 'swagger-ui-dist'];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (path === '/swagger') return void response.writeHead(200, { 'content-type': 'text/html' }).end(swagger);
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

const operations = ['pets', 'orders', 'users', 'invoices'].flatMap((tag) =>
  ['get', 'post', 'delete'].map((method) => [tag, method] as const),
);
const paths: Record<string, Record<string, object>> = {};
for (const [tag, method] of operations) {
  paths[`/${tag}`] = {
    ...paths[`/${tag}`],
    [method]: { tags: [tag], summary: `${method} ${tag}`, responses: { 200: { description: 'ok' } } },
  };
}
const document = JSON.stringify({ openapi: '3.0.0', info: { title: 'Store', version: '1' }, paths });
const swagger = `<!doctype html><meta charset=utf-8><link rel=stylesheet href="/swagger-ui-dist/swagger-ui.css"><div id=ui></div><script src="/swagger-ui-dist/swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ spec: ${document}, dom_id: '#ui' })</script>`;

interface Measured {
  full: number;
  delta: number;
  missing: number;
}

export async function tokens(browser: Browser): Promise<{ rows: Row[]; detail: string }> {
  const site = await host();
  const measured: Measured[] = [];
  const lines: string[] = [];
  for (const path of pages) {
    const lab = await stage(browser);
    await lab.page.route('**', (route) =>
      route.request().url().startsWith(site.origin) ? route.continue() : route.abort(),
    );
    await lab.page.goto(site.origin + path, { waitUntil: 'load' });
    lab.page.on('pageerror', (error) => console.error(path, error.message));
    const snapshot = await lab.refs.snapshot();
    const raw = tokensOf(await lab.page.ariaSnapshot({ mode: 'ai' }));
    await oneAction(lab.refs, snapshot);
    const after = await lab.refs.snapshot();
    const rawAfter = tokensOf(await lab.page.ariaSnapshot({ mode: 'ai' }));
    measured.push({ full: snapshot.tokens / raw, delta: after.tokens / rawAfter, missing: missing(snapshot) });
    lines.push(`| ${path} | ${raw} | ${snapshot.tokens} | ${after.tokens} | ${missing(snapshot)} |`);
    await lab.close();
  }
  site.close();
  const full = measured.map((one) => one.full);
  const delta = measured.map((one) => one.delta);
  const lost = measured.reduce((sum, one) => sum + one.missing, 0);
  const row = (what: string, must: number, values: number[]): Row => ({
    what,
    must: `≤ ${must} × raw`,
    ours: `${percentile(values, 0.5).toFixed(2)} × (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`,
    plain: '1',
    holds: Math.max(...values) <= must,
  });
  return {
    rows: [
      row(`text in full, ${pages.length} pages`, 0.5, full),
      row(`text after one action, ${pages.length} pages`, 0.1, delta),
      {
        what: 'actionable elements neither printed nor behind a fold',
        must: '0',
        ours: String(lost),
        plain: '-',
        holds: lost === 0,
      },
    ],
    detail: ['| page | raw tokens | full | after one action | unreachable |', '|---|--:|--:|--:|--:|', ...lines].join(
      '\n',
    ),
  };
}

/** A press on a button that leads nowhere else, or a few letters into a field. */
async function oneAction(refs: Refs, { nodes }: Snapshot): Promise<void> {
  const field = nodes.find((node) => node.role === 'textbox' && usable(node.states));
  const button = nodes.find((node) => node.tag === 'button' && node.type !== 'submit' && usable(node.states));
  if (button?.ref) await refs.act(button.ref, { type: 'click' });
  else if (field?.ref) await refs.act(field.ref, { type: 'fill', value: 'hello' });
  else throw new Error(`The page offers nothing to do: ${nodes.length} nodes`);
}

function usable(states: readonly string[]): boolean {
  return !states.some((state) => /hidden|occluded|disabled|inert/.test(state));
}

/** With a fold on the page the rest is reached through it; without one, every ref must be printed. */
function missing(snapshot: Snapshot): number {
  if (/: (expand e\d+ or )?search/.test(snapshot.text)) return 0;
  const printed = new Set(snapshot.text.match(/\be\d+\b/g));
  return snapshot.nodes.filter(
    (node) => isActionable(node) && node.ref && node.tag !== 'option' && !printed.has(node.ref),
  ).length;
}
