import { EmailInput } from '@smokejumper/contracts';
import { z } from 'zod';
import { needMail } from '../../people/need-mail.ts';
import { limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const requestPasswordResetRoute = openEndpoint({
  method: 'POST',
  url: '/auth/request-password-reset',
  tag: 'people',
  summary: 'Ask for a new password',
  description: 'Sends a link that works once, for an hour. Answers the same whether the address has an account or not.',
  body: EmailInput,
  status: 204,
  answer: z.undefined(),
  async handle({ deps, request, reply, body }) {
    needMail(deps);
    await limitTries(deps, request, 'mail', body.email);
    await deps.signIn.ask(request, reply, { path: '/request-password-reset', body });
    return undefined;
  },
});
