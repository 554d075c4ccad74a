import { RunPage, RunQuery } from '@smokejumper/contracts';
import { listRuns } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listRunsRoute = endpoint({
  method: 'GET',
  url: '/v1/runs',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'List runs',
  query: RunQuery,
  status: 200,
  answer: RunPage,
  handle: ({ ctx, query }) => listRuns(ctx, query),
});
