import { InvitationCreated, InvitationInput } from '@smokejumper/contracts';
import { createInvitation } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createInvitationRoute = endpoint({
  method: 'POST',
  url: '/v1/invitations',
  scope: 'settings:write',
  tag: 'workspaces',
  summary: 'Invite somebody',
  description: `The link is good for seven days, once, for somebody signed in with that address. A second invitation of
the same address replaces the first. On a server that sends no mail the link is in the answer, which then takes no Idempotency-Key.`,
  body: InvitationInput,
  status: 201,
  answer: InvitationCreated,
  showsSecret: ({ people }) => !people.mail,
  handle: ({ ctx, deps, body }) =>
    createInvitation(ctx, { ...body, publicUrl: deps.publicUrl(), mail: deps.people.mail }),
});
