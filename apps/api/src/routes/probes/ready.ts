import { AppError } from '@smokejumper/contracts';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';

/** Ready: database and queue answer, and the server is not closing. */
export const readyRoute: Route = (app, deps) => {
  app.route({
    method: 'GET',
    url: '/readyz',
    config: { probe: true },
    schema: {
      tags: ['operations'],
      summary: 'Can the process serve',
      operationId: 'ready',
      security: [],
      response: {
        200: z.object({ status: z.literal('ready'), database: z.literal('ok'), queue: z.literal('ok') }),
        default: problemResponse,
      },
    },
    async handler() {
      if (deps.closing.aborted) throw new AppError('unavailable', 'The server is closing');
      await Promise.all([deps.db.ping(), deps.queue.ping()]);
      return { status: 'ready' as const, database: 'ok' as const, queue: 'ok' as const };
    },
  });
};
