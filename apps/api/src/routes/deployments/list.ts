import { DeploymentPage, DeploymentQuery } from '@smokejumper/contracts';
import { listDeployments } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listDeploymentsRoute = endpoint({
  method: 'GET',
  url: '/v1/deployments',
  scope: 'runs:read',
  tag: 'deployments',
  summary: 'List deployments',
  query: DeploymentQuery,
  status: 200,
  answer: DeploymentPage,
  handle: ({ ctx, query }) => listDeployments(ctx, query),
});
