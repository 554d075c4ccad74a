import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Bundle, bundleClient } from './bundle.ts';
import { type Deploy, locate } from './deploys.ts';
import { escapeHtml, plainPage } from './html.ts';
import { billingRoutes } from './routes/billing.ts';
import { cartRoutes } from './routes/cart.ts';
import { deployRoutes } from './routes/deploys.ts';
import { frameRoutes } from './routes/frames.ts';
import { orderRoutes } from './routes/orders.ts';
import { pageRoutes } from './routes/pages.ts';
import { productRoutes } from './routes/products.ts';
import { sessionRoutes } from './routes/session.ts';
import { settingsRoutes } from './routes/settings.ts';
import { createStateStore, type StateStore } from './state.ts';
import { type Pause, ShopError, type Visit } from './visit.ts';

export { type SwitchName, switches } from './deploys.ts';

export interface ShopOptions {
  /** The address to listen on; loopback unless a container has to be reached from outside. */
  host?: string;
  /** Loopback port; 0 or none for a free one. */
  port?: number;
  /** Milliseconds since 1970; the system's clock if absent. */
  clock?: () => number;
  /** Lets an answer wait for so many milliseconds; `about` is `<deploy> <path>`. A real wait if absent. */
  pause?: Pause;
  /** Password of `standard_user`. */
  password?: string;
}

export interface Shop {
  url: string;
  close(): Promise<void>;
}

const maxSessions = 5000;

/** Milliseconds that an answer of the API takes on an ordinary day. */
function latency(url: string): number {
  if (url.startsWith('/api/orders')) return 350;
  if (url.startsWith('/api/products?')) return 180;
  return url.startsWith('/api/') ? 60 : 0;
}

async function delay(request: FastifyRequest): Promise<void> {
  const { visit, url } = request;
  if (!url.startsWith('/api/')) return;
  if (visit.on('orders-never-answer') && url === '/api/orders' && request.method === 'GET') await untilGone(request);
  visit.state.answers += 1;
  const extra = (visit.on('slow') ? 1500 : 0) + (visit.on('jittery') ? (visit.state.answers * 397) % 900 : 0);
  await visit.pause(latency(url) + extra, `${visit.deploy.name} ${url}`);
}

function untilGone(request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => request.raw.socket.once('close', resolve));
}

function visitOf(input: { deploy: Deploy; session: string; now: number; store: StateStore; pause: Pause }): Visit {
  const { deploy, session, now, store, pause } = input;
  const state = store.of({ session, deploy: deploy.name, now });
  return { deploy, now, state, pause, on: (name) => deploy.on.has(name) };
}

function setVisit(
  app: FastifyInstance,
  input: { clock: () => number; pause: Pause; deploys: WeakMap<IncomingMessage, Deploy | null> },
): void {
  const store = createStateStore(maxSessions);
  app.decorateRequest('visit', null as unknown as Visit);
  app.addHook('onRequest', async (request, reply) => {
    const deploy = input.deploys.get(request.raw);
    if (!deploy) {
      const body = '<div class="wide"><h1>No such deploy</h1><p><a href="/deploys">All deploys</a></p></div>';
      return reply
        .code(404)
        .type('text/html')
        .send(plainPage({ title: 'No such deploy', body }));
    }
    const known = request.cookies.juniper;
    const session = known ?? randomUUID();
    if (!known) reply.setCookie('juniper', session, { path: '/', httpOnly: true, sameSite: 'lax' });
    request.visit = visitOf({ deploy, session, now: input.clock(), store, pause: input.pause });
    await delay(request);
  });
}

function answerError(error: FastifyError | ShopError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  const message = status < 500 || error instanceof ShopError ? error.message : 'Something went wrong on our side.';
  const fields = error instanceof ShopError ? error.fields : {};
  if (request.url.startsWith('/api/')) return reply.code(status).send({ message, fields });
  const body = `<div class="wide"><h1>${status === 404 ? 'Not found' : 'Sorry'}</h1><p>${escapeHtml(message)}</p></div>`;
  return reply
    .code(status)
    .type('text/html')
    .send(plainPage({ title: `${status}`, body }));
}

/** The shop as a Fastify application that does not listen yet. */
export async function buildApp(options: Omit<ShopOptions, 'port'> = {}): Promise<FastifyInstance> {
  const password = options.password ?? 'correct horse';
  const deploys = new WeakMap<IncomingMessage, Deploy | null>();
  const app = Fastify({
    forceCloseConnections: true,
    rewriteUrl: (request) => {
      const { deploy, path } = locate(request.url ?? '/');
      deploys.set(request as IncomingMessage, deploy);
      return path;
    },
  });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: 5_000_000, files: 1 } });
  setVisit(app, { clock: options.clock ?? Date.now, pause: options.pause ?? ((ms) => sleep(ms)), deploys });
  app.setErrorHandler<FastifyError | ShopError>(answerError);
  const bundles = new Map<boolean, Promise<Bundle>>();
  const bundle = (otherNames: boolean): Promise<Bundle> => {
    const made = bundles.get(otherNames) ?? bundleClient({ otherNames });
    bundles.set(otherNames, made);
    return made;
  };
  await bundle(false);
  deployRoutes(app);
  sessionRoutes(app, { user: 'standard_user', password });
  productRoutes(app);
  cartRoutes(app);
  orderRoutes(app);
  billingRoutes(app);
  settingsRoutes(app, { password });
  frameRoutes(app);
  pageRoutes(app, { bundle });
  return app;
}

/** Starts the shop, on loopback unless told otherwise; the promise resolves once it answers. */
export async function createShop(options: ShopOptions = {}): Promise<Shop> {
  const app = await buildApp(options);
  await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
  const address = app.server.address();
  const port = address && typeof address === 'object' ? address.port : options.port;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
