import { Me } from '@smokejumper/contracts';
import { listMyWorkspaces } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';

export const getMeRoute = personEndpoint({
  method: 'GET',
  url: '/v1/me',
  tag: 'people',
  summary: 'Get me',
  description: 'Who is signed in, and the workspaces they belong to.',
  status: 200,
  answer: Me,
  async handle({ ctx }) {
    const { sessionId, activeWorkspaceId, ...person } = ctx.person;
    return {
      person: { id: ctx.actor.id, ...person },
      sessionId,
      activeWorkspaceId,
      workspaces: await listMyWorkspaces(ctx),
    };
  },
});
