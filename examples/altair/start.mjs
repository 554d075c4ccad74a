// node start.mjs [--port 8082]: Altair on loopback over a small GraphQL schema of trails.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import altair from 'altair-static';
import { buildSchema, graphql } from 'graphql';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8082' } } });
const schema = buildSchema(`
  "A way through the mountains" type Trail { id: ID! name: String! km: Float! huts: [Hut!]! }
  "A house on the way" type Hut { name: String! beds: Int! }
  type Query { trails: [Trail!]! trail(id: ID!): Trail }
  type Mutation { rename(id: ID!, name: String!): Trail }
`);
const trails = [
  { id: '1', name: 'Ridge walk', km: 18.5, huts: [{ name: 'Aurora', beds: 12 }] },
  { id: '2', name: 'Lake round', km: 7, huts: [] },
];
const rootValue = {
  trails: () => trails,
  trail: ({ id }) => trails.find((trail) => trail.id === id) ?? null,
  rename: ({ id, name }) => ({ ...trails.find((trail) => trail.id === id), name }),
};
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};
const base = `http://127.0.0.1:${values.port}`;
const page = altair.renderAltair({ baseURL: '/', endpointURL: `${base}/graphql`, disableAccount: true });
async function answer(request, response) {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { query = '', variables, operationName } = JSON.parse(body || '{}');
  const result = await graphql({ schema, source: query, rootValue, variableValues: variables, operationName });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
}
createServer((request, response) => {
  const path = new URL(request.url, base).pathname;
  if (path === '/graphql') return answer(request, response);
  if (path === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  const file = createReadStream(join(altair.getDistDirectory(), normalize(path)));
  file.once('error', () => response.writeHead(404).end());
  file.once('open', () =>
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }),
  );
  return file.pipe(response);
}).listen(Number(values.port), '127.0.0.1', () => console.log(`ready ${base}`));
