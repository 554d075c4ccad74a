import { EnvironmentPage, PageQuery } from '@smokejumper/contracts';
import { listEnvironments } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listEnvironmentsRoute = endpoint({
  method: 'GET',
  url: '/v1/environments',
  scope: 'settings:read',
  tag: 'environments',
  summary: 'List environments',
  query: PageQuery,
  status: 200,
  answer: EnvironmentPage,
  handle: ({ ctx, query }) => listEnvironments(ctx, query),
});
