import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../deps.ts';
import { isPage } from './is-page.ts';
import { pagePolicy } from './policy.ts';

const howToBuild = `This server answers at /v1 and /docs. Its dashboard is not built here: run \`npm run setup\` in the checkout,
then start it again.
`;

/**
 * Serves the dashboard's build: its files below /assets, kept by browsers for good since their names change with
 * them, and its one page at each address that is nobody else's. Where nothing is built, / says how to.
 */
export async function serveDashboard(app: Api, { folder }: { folder: string }): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.type('text/plain').send(howToBuild));
    return;
  }
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    schemaHide: true,
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => answerPage(folder, request, reply));
}

function answerPage(folder: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isPage(request)) {
    reply.callNotFound();
    return reply;
  }
  reply.header('cache-control', 'no-cache');
  reply.header('content-security-policy', pagePolicy);
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  reply.header('cross-origin-opener-policy', 'same-origin');
  return reply.sendFile('index.html', folder, { cacheControl: false });
}
