import { Deployment } from '@smokejumper/contracts';
import { getDeployment } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { DeploymentParams } from '../params.ts';

export const getDeploymentRoute = endpoint({
  method: 'GET',
  url: '/v1/deployments/:deploymentId',
  scope: 'runs:read',
  tag: 'deployments',
  summary: 'Get a deployment',
  params: DeploymentParams,
  status: 200,
  answer: Deployment,
  handle: ({ ctx, params }) => getDeployment(ctx, params),
});
