import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type Harness, startApi } from '../harness.ts';

interface Operation {
  summary?: string;
  operationId?: string;
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let api: Harness;
let document: Document;
before(async () => {
  api = await startApi();
  document = (await api.app.inject('/openapi.json')).json();
});
after(() => api.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ route: `${verb.toUpperCase()} ${path}`, path, operation })),
  );

test('the document is OpenAPI 3.1 and every reference in it leads somewhere', () => {
  assert.match(document.openapi, /^3\.1\./);
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
  assert.ok(refs.length > 20);
  for (const ref of refs) {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1] ?? assert.fail(ref);
    assert.ok(document.components.schemas[name], ref);
  }
});

test('the document passes the schema of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  assert.ok(valid, JSON.stringify(errors, null, 2));
});

test('every route of the server is documented', () => {
  const documented = new Set(operations().map(({ route }) => route.replaceAll(/\{(\w+)\}/g, ':$1')));
  const served = routesIn(api.app.printRoutes({ commonPrefix: false, includeHooks: false }));
  assert.ok(served.length >= 36, `${served.length} routes are served`);
  const missing = served
    .filter((route) => !/^(HEAD|OPTIONS) | \/(docs|openapi\.json)/.test(route))
    .filter((route) => !documented.has(route));
  assert.deepEqual(missing, []);
});

test('every operation has a summary, a name of its own, its scope and its problems', () => {
  const names = new Set<string>();
  for (const { route, path, operation } of operations()) {
    assert.ok(operation.summary, route);
    assert.ok(operation.operationId && !names.has(operation.operationId), `${route}: ${operation.operationId}`);
    names.add(operation.operationId);
    if (!path.startsWith('/v1/')) continue;
    assert.match(JSON.stringify(operation.security), /"(flows|runs|settings):(read|write)"|"session":\[\]/, route);
    assert.ok(operation.responses.default?.content?.['application/problem+json'], route);
  }
});

test('the page to read it is served from here and asks no other host for anything', async () => {
  const page = await api.app.inject('/docs');
  assert.equal(page.statusCode, 200);
  assert.ok(!/(src|href)="(https?:)?\/\//.test(page.body), page.body);
  for (const [, asset = ''] of page.body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)) {
    assert.equal((await api.app.inject(asset)).statusCode, 200, asset);
  }
  assert.ok(page.headers['content-security-policy']);
});

/** `METHOD /path` of each leaf of Fastify's tree, whose lines hold only what their parents do not. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  const found: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent, part = '', verbs = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([^)]+)\))?/.exec(line) ?? [];
    if (indent === undefined) continue;
    const depth = indent.length / 4;
    const path = (depth === 0 ? '' : (above[depth - 1] ?? '')) + part;
    above[depth] = path;
    for (const verb of verbs.split(', ').filter(Boolean)) found.push(`${verb} ${path}`);
  }
  return found;
}
