import { AppError } from '@smokejumper/contracts';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';

/** Ready: database and queue answer, and the server is not closing. A refusal points at the part that does not. */
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
      const [database, queue] = await Promise.allSettled([deps.db.ping(), deps.queue.ping()]);
      const away = Object.entries({ database, queue }).filter(([, { status }]) => status === 'rejected');
      if (away.length > 0) {
        const errors = away.map(([part]) => ({ pointer: `/${part}`, detail: 'does not answer' }));
        const causes = away.map(([, answer]) => (answer as PromiseRejectedResult).reason);
        const cause = new AggregateError(causes, 'not ready');
        throw new AppError('unavailable', `${away.map(([part]) => part).join(' and ')} away`, {
          cause,
          details: { errors },
        });
      }
      return { status: 'ready' as const, database: 'ok' as const, queue: 'ok' as const };
    },
  });
};
