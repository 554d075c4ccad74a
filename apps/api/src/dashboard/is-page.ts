import type { FastifyRequest } from 'fastify';

/** First parts of addresses that are the API's, or a file's: what is unknown below them is a 404, not a page. */
const others = [
  'v1',
  'auth',
  'hooks',
  'files',
  'badges',
  'docs',
  'assets',
  'openapi.json',
  'healthz',
  'readyz',
  'metrics',
];

/** Whether a browser asks for a page of the dashboard, which finds out itself whether it has one of that address. */
export function isPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?');
  const [, first = '', ...rest] = path.split('/');
  if (others.includes(first.toLowerCase())) return false;
  // Pages have no dot at their end; a file that is missing is no page.
  if ((rest.at(-1) ?? first).includes('.')) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || accept.includes('*/*');
}
