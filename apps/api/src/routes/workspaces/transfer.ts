import { Member, TransferInput } from '@smokejumper/contracts';
import { transferOwnership } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { WorkspaceParams } from '../params.ts';

export const transferOwnershipRoute = endpoint({
  method: 'POST',
  url: '/v1/workspaces/:workspaceId/transfer',
  scope: 'settings:write',
  tag: 'workspaces',
  summary: 'Transfer a workspace',
  description: 'Makes a member owner, and the owner who asks admin.',
  params: WorkspaceParams,
  body: TransferInput,
  status: 200,
  answer: Member,
  handle: ({ ctx, body }) => transferOwnership(ctx, body),
});
