import { z } from 'zod';
import type { Route } from '../../endpoint.ts';

/** Alive: says nothing of the stores, so that an outage of theirs restarts no API. */
export const healthRoute: Route = (app) => {
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { probe: true },
    schema: {
      tags: ['operations'],
      summary: 'Is the process alive',
      operationId: 'health',
      security: [],
      response: { 200: z.object({ status: z.literal('ok') }) },
    },
    handler: async () => ({ status: 'ok' as const }),
  });
};
