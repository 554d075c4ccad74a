import { Environment } from '@smokejumper/contracts';
import { getEnvironment } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { EnvironmentParams } from '../params.ts';

export const getEnvironmentRoute = endpoint({
  method: 'GET',
  url: '/v1/environments/:environmentId',
  scope: 'settings:read',
  tag: 'environments',
  summary: 'Get an environment',
  description: 'Variables with their values; secrets by name only.',
  params: EnvironmentParams,
  status: 200,
  answer: Environment,
  handle: ({ ctx, params }) => getEnvironment(ctx, params),
});
