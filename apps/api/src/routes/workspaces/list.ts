import { WorkspacesOfMine } from '@smokejumper/contracts';
import { listMyWorkspaces } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';

export const listWorkspacesRoute = personEndpoint({
  method: 'GET',
  url: '/v1/workspaces',
  tag: 'workspaces',
  summary: 'List my workspaces',
  status: 200,
  answer: WorkspacesOfMine,
  handle: async ({ ctx }) => ({ data: await listMyWorkspaces(ctx) }),
});
