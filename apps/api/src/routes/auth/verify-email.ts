import { MailToken } from '@smokejumper/contracts';
import { z } from 'zod';
import { limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const verifyEmailRoute = openEndpoint({
  method: 'POST',
  url: '/auth/verify-email',
  tag: 'people',
  summary: 'Verify an address',
  description: 'By the token of the mail’s link, which works once.',
  body: MailToken,
  status: 204,
  answer: z.undefined(),
  async handle({ deps, request, body }) {
    await limitTries(deps, request, 'token');
    await deps.signIn.verify(body.token);
    return undefined;
  },
});
