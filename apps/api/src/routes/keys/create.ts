import { ApiKeyCreated, KeyInput } from '@smokejumper/contracts';
import { createKey } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createKeyRoute = endpoint({
  method: 'POST',
  url: '/v1/keys',
  scope: 'settings:write',
  tag: 'keys',
  summary: 'Create an API key',
  description: 'The whole key is shown this once; only a hash of it is kept.',
  body: KeyInput,
  status: 201,
  answer: ApiKeyCreated,
  showsSecret: true,
  handle: ({ ctx, body }) => createKey(ctx, body),
});
