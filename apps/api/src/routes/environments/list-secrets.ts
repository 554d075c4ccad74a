import { SecretList } from '@smokejumper/contracts';
import { listSecrets } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { EnvironmentParams } from '../params.ts';

export const listSecretsRoute = endpoint({
  method: 'GET',
  url: '/v1/environments/:environmentId/secrets',
  scope: 'settings:read',
  tag: 'environments',
  summary: 'List secrets',
  description: 'Names, versions and ages; values are write-only.',
  params: EnvironmentParams,
  status: 200,
  answer: SecretList,
  handle: ({ ctx, params }) => listSecrets(ctx, params),
});
