import type { Api } from '../deps.ts';

/** Answers are never sniffed, framed or kept by caches; a route may say otherwise before it answers. */
export function setSecurityHeaders(app: Api): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
