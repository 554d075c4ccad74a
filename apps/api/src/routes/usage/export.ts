import { Readable } from 'node:stream';
import { UsageQuery } from '@smokejumper/contracts';
import { exportUsage } from '@smokejumper/core';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';

export const exportUsageRoute: Route = (app) => {
  app.route({
    method: 'GET',
    url: '/v1/usage/export',
    config: { scope: 'runs:read' },
    schema: {
      tags: ['runs'],
      summary: 'Export usage',
      operationId: 'exportUsage',
      description: `The rows of \`GET /v1/usage\` as CSV, oldest first. The last 31 days unless \`from\` and \`to\` say
otherwise; at most 366 days.`,
      security: [{ apiKey: ['runs:read'] }],
      querystring: UsageQuery,
      response: {
        200: { description: 'CSV with a head line', content: { 'text/csv': { schema: z.string() } } },
        default: problemResponse,
      },
    },
    async handler(request, reply) {
      const lines = exportUsage(callerOf(request), request.query as z.output<typeof UsageQuery>);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="smokejumper-usage.csv"')
        .send(Readable.from(lines));
    },
  });
};
