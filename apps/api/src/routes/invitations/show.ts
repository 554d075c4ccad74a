import { InvitationShown, MailToken } from '@smokejumper/contracts';
import { showInvitation } from '@smokejumper/core';
import { limitTries } from '../../people/tries.ts';
import { openEndpoint } from '../../person-endpoint.ts';

export const showInvitationRoute = openEndpoint({
  method: 'POST',
  url: '/auth/invitation',
  tag: 'people',
  summary: 'Show an invitation',
  description: 'By the token of its link, before anybody has signed in.',
  body: MailToken,
  status: 200,
  answer: InvitationShown,
  async handle({ deps, request, body }) {
    await limitTries(deps, request, 'token');
    return showInvitation(deps.system, body);
  },
});
