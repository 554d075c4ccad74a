import { z } from 'zod';
import { openEndpoint } from '../../person-endpoint.ts';

export const signOutRoute = openEndpoint({
  method: 'POST',
  url: '/auth/sign-out',
  tag: 'people',
  summary: 'Sign out',
  description: 'Ends the session of the cookie, and removes the cookie.',
  status: 204,
  answer: z.undefined(),
  async handle({ deps, request, reply }) {
    await deps.signIn.ask(request, reply, { path: '/sign-out' });
    return undefined;
  },
});
