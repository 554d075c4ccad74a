import { ResetPasswordInput } from '@smokejumper/contracts';
import { z } from 'zod';
import { limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const resetPasswordRoute = openEndpoint({
  method: 'POST',
  url: '/auth/reset-password',
  tag: 'people',
  summary: 'Choose a new password',
  description: 'By the token of the mail’s link. Signs out everywhere.',
  body: ResetPasswordInput,
  status: 204,
  answer: z.undefined(),
  async handle({ deps, request, reply, body: { token, password } }) {
    await limitTries(deps, request, 'token');
    await deps.signIn.ask(request, reply, { path: '/reset-password', body: { token, newPassword: password } });
    return undefined;
  },
});
