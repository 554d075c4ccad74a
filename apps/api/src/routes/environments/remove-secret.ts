import { removeSecret } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { SecretParams } from '../params.ts';

export const removeSecretRoute = endpoint({
  method: 'DELETE',
  url: '/v1/environments/:environmentId/secrets/:name',
  scope: 'settings:write',
  tag: 'environments',
  summary: 'Remove a secret',
  params: SecretParams,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params }) => removeSecret(ctx, params).then(() => undefined),
});
