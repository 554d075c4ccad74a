import { idOf, WorkspaceDeleted, WorkspaceDeletion } from '@smokejumper/contracts';
import { deleteWorkspace } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';

export const deleteWorkspaceRoute = endpoint({
  method: 'DELETE',
  url: '/v1/workspaces/:workspaceId',
  scope: 'settings:write',
  tag: 'settings',
  summary: 'Delete a workspace',
  description: `Confirmed by its name. At once nobody enters it any more, this key included, and its runs are cancelled;
then all it owns is removed for good, but for the audit log. Of people only an owner may.`,
  params: z.object({ workspaceId: idOf('workspace') }),
  body: WorkspaceDeletion,
  status: 202,
  answer: WorkspaceDeleted,
  handle: ({ ctx, params, body }) => deleteWorkspace(ctx, { ...params, ...body }),
});
