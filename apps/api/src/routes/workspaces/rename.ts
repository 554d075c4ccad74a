import { Workspace, WorkspaceInput } from '@smokejumper/contracts';
import { renameWorkspace } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { WorkspaceParams } from '../params.ts';

export const renameWorkspaceRoute = endpoint({
  method: 'PATCH',
  url: '/v1/workspaces/:workspaceId',
  scope: 'settings:write',
  tag: 'workspaces',
  summary: 'Rename a workspace',
  params: WorkspaceParams,
  body: WorkspaceInput,
  status: 200,
  answer: Workspace,
  handle: ({ ctx, body }) => renameWorkspace(ctx, body),
});
