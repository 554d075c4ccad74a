import { revokeMySession } from '@smokejumper/core';
import { z } from 'zod';
import { personEndpoint } from '../../person-endpoint.ts';
import { SessionParams } from '../params.ts';

export const revokeSessionRoute = personEndpoint({
  method: 'DELETE',
  url: '/v1/me/sessions/:sessionId',
  tag: 'people',
  summary: 'Revoke one of my sessions',
  description: 'It is refused from then on, everywhere.',
  params: SessionParams,
  status: 204,
  answer: z.undefined(),
  async handle({ ctx, params }) {
    await revokeMySession(ctx, params);
    return undefined;
  },
});
