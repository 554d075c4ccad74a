import { MailToken } from '@smokejumper/contracts';
import { declineInvitation } from '@smokejumper/core';
import { z } from 'zod';
import { limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const declineInvitationRoute = openEndpoint({
  method: 'POST',
  url: '/auth/invitation/decline',
  tag: 'people',
  summary: 'Decline an invitation',
  body: MailToken,
  status: 204,
  answer: z.undefined(),
  async handle({ deps, request, body }) {
    await limitTries(deps, request, 'token');
    await declineInvitation(deps.system, body);
    return undefined;
  },
});
