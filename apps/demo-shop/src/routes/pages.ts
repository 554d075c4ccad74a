import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productPicture } from '../art.ts';
import type { Bundle } from '../bundle.ts';
import { productBySlug } from '../catalogue.ts';
import { brokenOn, ShopError, textOf, type Visit } from '../visit.ts';

/** Paths that the client renders; any other is answered with 404. */
const clientPaths = [
  /^\/$/,
  /^\/login$/,
  /^\/products$/,
  /^\/products\/[\w-]+$/,
  /^\/cart$/,
  /^\/checkout$/,
  /^\/orders$/,
  /^\/orders\/[\w-]+$/,
  /^\/billing$/,
  /^\/settings$/,
  /^\/help$/,
];

function documentOf({ deploy }: Visit): string {
  const given = JSON.stringify({ base: deploy.base, on: [...deploy.on] }).replaceAll('<', '\\u003c');
  const themes = [
    'dark-theme',
    'large-type',
    'compact',
    'narrow-column',
    'upper-case',
    'animated',
    'sticky-header',
  ] as const;
  const classes = themes.filter((name) => deploy.on.has(name)).join(' ');
  return `<!doctype html>
<html lang="en"${classes ? ` class="${classes}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Juniper</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M16 3l11 24H5z' fill='%232f5d3a'/%3E%3C/svg%3E">
<link rel="stylesheet" href="${deploy.base}/assets/shop.css">
<script>window.shop=${given}</script>
<script type="module" src="${deploy.base}/assets/shop.js"></script></head>
<body><div id="root"></div></body></html>`;
}

async function page(request: FastifyRequest, reply: FastifyReply) {
  const { visit } = request;
  const path = request.url.split('?')[0] ?? '/';
  if (path === '/billing') brokenOn(visit, 'billing-500');
  if (path === '/orders' && visit.on('orders-redirect-loop')) return reply.redirect(`${visit.deploy.base}/orders`);
  const known = clientPaths.some((pattern) => pattern.test(path));
  return reply
    .code(known ? 200 : 404)
    .type('text/html')
    .send(documentOf(visit));
}

const pause = ({ visit, url }: FastifyRequest, ms: number) => visit.pause(ms, `${visit.deploy.name} ${url}`);

export function pageRoutes(app: FastifyInstance, input: { bundle(otherNames: boolean): Promise<Bundle> }): void {
  const bundleFor = (request: FastifyRequest) => input.bundle(request.visit.on('other-ids'));

  app.get('/assets/shop.js', async (request, reply) => {
    if (request.visit.on('slow-script')) await pause(request, 1000);
    return reply.type('text/javascript').send((await bundleFor(request)).script);
  });

  app.get('/assets/shop.css', async (request, reply) => reply.type('text/css').send((await bundleFor(request)).style));

  app.get('/assets/products/:slug', async (request, reply) => {
    const product = productBySlug(textOf(request.params, 'slug').replace(/\.svg$/, ''));
    if (!product || request.visit.on('broken-images')) throw new ShopError(404, 'There is no such picture.');
    if (request.visit.on('slow-images')) await pause(request, 2000);
    return reply.type('image/svg+xml').send(productPicture(product));
  });

  app.get('/*', page);
}
