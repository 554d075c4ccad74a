import { EnvironmentPage, idOf, PageQuery } from '@smokejumper/contracts';
import { listEnvironments } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

const EnvironmentQuery = PageQuery.extend({ projectId: idOf('project').optional() });

export const listEnvironmentsRoute = endpoint({
  method: 'GET',
  url: '/v1/environments',
  scope: 'settings:read',
  tag: 'environments',
  summary: 'List environments',
  query: EnvironmentQuery,
  status: 200,
  answer: EnvironmentPage,
  handle: ({ ctx, query }) => listEnvironments(ctx, query),
});
