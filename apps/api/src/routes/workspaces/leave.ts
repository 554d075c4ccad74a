import { leaveWorkspace } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { WorkspaceParams } from '../params.ts';

export const leaveWorkspaceRoute = endpoint({
  method: 'POST',
  url: '/v1/workspaces/:workspaceId/leave',
  // What every role may: going needs no right.
  scope: 'settings:read',
  tag: 'workspaces',
  summary: 'Leave a workspace',
  description: 'For members; the last owner stays.',
  params: WorkspaceParams,
  status: 204,
  answer: z.undefined(),
  async handle({ ctx }) {
    await leaveWorkspace(ctx);
    return undefined;
  },
});
