import { ApiKeyPage, PageQuery } from '@smokejumper/contracts';
import { listKeys } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listKeysRoute = endpoint({
  method: 'GET',
  url: '/v1/keys',
  scope: 'settings:read',
  tag: 'keys',
  summary: 'List API keys',
  query: PageQuery,
  status: 200,
  answer: ApiKeyPage,
  handle: ({ ctx, query }) => listKeys(ctx, query),
});
