import { EmailInput } from '@smokejumper/contracts';
import { z } from 'zod';
import { needMail } from '../../people/need-mail.ts';
import { limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const sendVerificationRoute = openEndpoint({
  method: 'POST',
  url: '/auth/send-verification',
  tag: 'people',
  summary: 'Send a verification mail again',
  description: 'Answers the same whether the address has an account that is to be verified, or not.',
  body: EmailInput,
  status: 204,
  answer: z.undefined(),
  async handle({ deps, request, reply, body }) {
    needMail(deps);
    await limitTries(deps, request, 'mail', body.email);
    await deps.signIn.ask(request, reply, { path: '/send-verification-email', body });
    return undefined;
  },
});
