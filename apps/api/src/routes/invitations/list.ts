import { InvitationPage, PageQuery } from '@smokejumper/contracts';
import { listInvitations } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listInvitationsRoute = endpoint({
  method: 'GET',
  url: '/v1/invitations',
  scope: 'settings:read',
  tag: 'workspaces',
  summary: 'List invitations',
  query: PageQuery,
  status: 200,
  answer: InvitationPage,
  handle: ({ ctx, query }) => listInvitations(ctx, query),
});
