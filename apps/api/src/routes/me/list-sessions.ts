import { SessionList } from '@smokejumper/contracts';
import { listMySessions } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';

export const listSessionsRoute = personEndpoint({
  method: 'GET',
  url: '/v1/me/sessions',
  tag: 'people',
  summary: 'List my sessions',
  status: 200,
  answer: SessionList,
  handle: async ({ ctx }) => ({ data: await listMySessions(ctx) }),
});
