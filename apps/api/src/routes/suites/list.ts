import { PageQuery, SuitePage } from '@smokejumper/contracts';
import { listSuites } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listSuitesRoute = endpoint({
  method: 'GET',
  url: '/v1/suites',
  scope: 'flows:read',
  tag: 'suites',
  summary: 'List suites',
  query: PageQuery,
  status: 200,
  answer: SuitePage,
  handle: ({ ctx, query }) => listSuites(ctx, query),
});
