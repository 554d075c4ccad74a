import { Person, SignInInput } from '@smokejumper/contracts';
import { forgetTries, limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const signInRoute = openEndpoint({
  method: 'POST',
  url: '/auth/sign-in',
  tag: 'people',
  summary: 'Sign in',
  description: 'Sets the cookie of a new session: HttpOnly, SameSite=Lax, and Secure where the address is https.',
  body: SignInInput,
  status: 200,
  answer: Person,
  async handle({ deps, request, reply, body: { email, password, remember } }) {
    await limitTries(deps, request, 'sign-in', email);
    const call = { path: '/sign-in/email', body: { email, password, rememberMe: remember } } as const;
    const { user } = await deps.signIn.ask<{ user: Person }>(request, reply, call);
    await forgetTries(deps, request, 'sign-in', email);
    return { id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified };
  },
});
