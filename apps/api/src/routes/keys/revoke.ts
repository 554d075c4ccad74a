import { ApiKey } from '@smokejumper/contracts';
import { revokeKey } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { KeyParams } from '../params.ts';

export const revokeKeyRoute = endpoint({
  method: 'DELETE',
  url: '/v1/keys/:keyId',
  scope: 'settings:write',
  tag: 'keys',
  summary: 'Revoke an API key',
  description: 'It is refused from then on, and stays in the list.',
  params: KeyParams,
  status: 200,
  answer: ApiKey,
  handle: ({ ctx, params }) => revokeKey(ctx, params),
});
