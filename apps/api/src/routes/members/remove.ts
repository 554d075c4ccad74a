import { removeMember } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { MemberParams } from '../params.ts';

export const removeMemberRoute = endpoint({
  method: 'DELETE',
  url: '/v1/members/:memberId',
  scope: 'settings:write',
  tag: 'workspaces',
  summary: 'Remove a member',
  description: 'From their next request on they are out. Only owners remove owners; one stays.',
  params: MemberParams,
  status: 204,
  answer: z.undefined(),
  async handle({ ctx, params }) {
    await removeMember(ctx, params);
    return undefined;
  },
});
