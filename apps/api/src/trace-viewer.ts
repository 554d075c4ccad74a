import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { AppError } from '@smokejumper/contracts';
import { type FastifyInstance, fastify } from 'fastify';

/** Playwright's viewer as it ships, in the version that records the traces. */
const folder = fileURLToPath(new URL('lib/vite/traceViewer/', import.meta.resolve('playwright-core/package.json')));

/**
 * Serves Playwright's trace viewer, on an origin of its own: a trace holds what a page chose to send. It knows no key,
 * no cookie and no row; the viewer fetches a trace by its link. `apiUrl` is the only other place it may read.
 */
export async function buildTraceViewer(options: { apiUrl: () => string }): Promise<FastifyInstance> {
  // No request is logged: its query holds the link of a trace.
  const app = fastify({ logger: false, return503OnClosing: false });
  const scripts = await inlineScripts(['index.html', 'snapshot.html']);
  app.addHook('onSend', async (_request, reply) => {
    const api = new URL(options.apiUrl()).origin;
    reply.headers({
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' ${scripts}`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        `connect-src 'self' ${api}/files/`,
        "frame-src 'self' blob:",
        `frame-ancestors 'self' ${api}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    allowedPath: (path) => !path.includes('uiMode') && !path.includes('..'),
  });
  return app;
}

/** Refuses an address on the API's host: cookies belong to a host, whatever the port. */
export function checkTraceOrigin(urls: { traceUrl: string; apiUrl: string }): void {
  if (new URL(urls.traceUrl).hostname !== new URL(urls.apiUrl).hostname) return;
  throw new AppError(
    'not_configured',
    'The trace viewer needs a host of its own: set SMOKEJUMPER_TRACE_URL to another one than SMOKEJUMPER_PUBLIC_URL’s',
  );
}

async function inlineScripts(files: readonly string[]): Promise<string> {
  const hashes: string[] = [];
  for (const file of files) {
    const html = await readFile(new URL(file, `file://${folder}`), 'utf8');
    for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return hashes.join(' ');
}
