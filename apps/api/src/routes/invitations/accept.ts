import { MailToken, WorkspaceOfMine } from '@smokejumper/contracts';
import { acceptInvitation } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';

export const acceptInvitationRoute = personEndpoint({
  method: 'POST',
  url: '/v1/invitations/accept',
  tag: 'people',
  summary: 'Accept an invitation',
  description: 'For somebody signed in with the address it was sent to.',
  body: MailToken,
  status: 200,
  answer: WorkspaceOfMine,
  handle: ({ ctx, body }) => acceptInvitation(ctx, body),
});
