import { ChangePasswordInput } from '@smokejumper/contracts';
import { z } from 'zod';
import { limitTries } from '../../people/tries.ts';
import { personEndpoint } from '../../person-endpoint.ts';

export const changePasswordRoute = personEndpoint({
  method: 'PUT',
  url: '/v1/me/password',
  tag: 'people',
  summary: 'Change my password',
  description: 'Signs out everywhere but here, where the cookie is a new one.',
  body: ChangePasswordInput,
  status: 204,
  answer: z.undefined(),
  async handle({ ctx, deps, request, reply, body: { password, newPassword } }) {
    await limitTries(deps, request, 'password', ctx.actor.id);
    const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
    await deps.signIn.ask(request, reply, { path: '/change-password', body: change });
    return undefined;
  },
});
