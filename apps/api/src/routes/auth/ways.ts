import { SignInWays } from '@smokejumper/contracts';
import { openEndpoint } from '../../person-endpoint.ts';

export const signInWaysRoute = openEndpoint({
  method: 'GET',
  url: '/auth/ways',
  tag: 'people',
  summary: 'Get ways to sign in',
  description: 'What a page for signing in has to offer.',
  status: 200,
  answer: SignInWays,
  handle: async ({ deps: { people } }) => ({
    signUp: people.signUp,
    github: people.github !== null,
    mail: people.mail,
  }),
});
