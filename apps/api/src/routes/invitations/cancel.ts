import { Invitation } from '@smokejumper/contracts';
import { cancelInvitation } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { InvitationParams } from '../params.ts';

export const cancelInvitationRoute = endpoint({
  method: 'DELETE',
  url: '/v1/invitations/:invitationId',
  scope: 'settings:write',
  tag: 'workspaces',
  summary: 'Cancel an invitation',
  description: 'Its link is dead from then on.',
  params: InvitationParams,
  status: 200,
  answer: Invitation,
  handle: ({ ctx, params }) => cancelInvitation(ctx, params),
});
