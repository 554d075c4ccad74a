import { SignUpAnswer, SignUpInput } from '@smokejumper/contracts';
import { openEndpoint } from '../../person-endpoint.ts';

export const signUpRoute = openEndpoint({
  method: 'POST',
  url: '/auth/sign-up',
  tag: 'people',
  summary: 'Sign up',
  description: 'Answers the same for an address that has an account already, which stays as it is.',
  body: SignUpInput,
  status: 200,
  answer: SignUpAnswer,
  async handle({ deps, request, reply, body }) {
    await deps.signIn.ask(request, reply, { path: '/sign-up/email', body });
    return { verification: 'none' as const };
  },
});
