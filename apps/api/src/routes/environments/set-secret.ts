import { Environment, SecretInput } from '@smokejumper/contracts';
import { setSecret } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { SecretParams } from '../params.ts';

export const setSecretRoute = endpoint({
  method: 'PUT',
  url: '/v1/environments/:environmentId/secrets/:name',
  scope: 'settings:write',
  tag: 'environments',
  summary: 'Set a secret',
  description: 'Kept encrypted, never shown again, typed by the worker alone.',
  params: SecretParams,
  body: SecretInput,
  status: 200,
  answer: Environment.shape.secrets.element,
  handle: ({ ctx, params, body }) => setSecret(ctx, { ...params, value: body.value }),
});
