import { Environment, EnvironmentInput } from '@smokejumper/contracts';
import { createEnvironment } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createEnvironmentRoute = endpoint({
  method: 'POST',
  url: '/v1/environments',
  scope: 'settings:write',
  tag: 'environments',
  summary: 'Create an environment',
  description:
    'Headers and basic auth go to the origin of a run’s base address and to no other. Their secret parts are `{{name}}` of a secret, which is set by itself and never shown.',
  body: EnvironmentInput,
  status: 201,
  answer: Environment,
  async handle({ ctx, body, header }) {
    const environment = await createEnvironment(ctx, body);
    header('location', `/v1/environments/${environment.id}`);
    return environment;
  },
});
