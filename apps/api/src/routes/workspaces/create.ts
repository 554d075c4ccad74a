import { WorkspaceInput, WorkspaceOfMine } from '@smokejumper/contracts';
import { createMyWorkspace } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';

export const createWorkspaceRoute = personEndpoint({
  method: 'POST',
  url: '/v1/workspaces',
  tag: 'workspaces',
  summary: 'Create a workspace',
  description: 'Whoever makes it owns it.',
  body: WorkspaceInput,
  status: 201,
  answer: WorkspaceOfMine,
  handle: ({ ctx, body }) => createMyWorkspace(ctx, body),
});
