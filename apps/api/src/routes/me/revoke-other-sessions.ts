import { SessionsRevoked } from '@smokejumper/contracts';
import { revokeMyOtherSessions } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';

export const revokeOtherSessionsRoute = personEndpoint({
  method: 'DELETE',
  url: '/v1/me/sessions',
  tag: 'people',
  summary: 'Revoke my other sessions',
  description: 'Signs out everywhere but here.',
  status: 200,
  answer: SessionsRevoked,
  handle: async ({ ctx }) => ({ revoked: await revokeMyOtherSessions(ctx) }),
});
