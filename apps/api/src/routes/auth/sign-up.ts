import { SignUpAnswer, SignUpInput } from '@smokejumper/contracts';
import { limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const signUpRoute = openEndpoint({
  method: 'POST',
  url: '/auth/sign-up',
  tag: 'people',
  summary: 'Sign up',
  description: `Answers the same for an address that has an account already, which stays as it is. Where mails are sent,
the address is verified by the link in one before anybody signs in.`,
  body: SignUpInput,
  status: 200,
  answer: SignUpAnswer,
  async handle({ deps, request, reply, body }) {
    await limitTries(deps, request, 'sign-up');
    if (deps.people.mail) await limitTries(deps, request, 'mail', body.email);
    await deps.signIn.ask(request, reply, { path: '/sign-up/email', body });
    return { verification: deps.people.mail ? ('mail' as const) : ('none' as const) };
  },
});
