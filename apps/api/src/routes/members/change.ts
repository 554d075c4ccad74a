import { Member, MemberPatch } from '@smokejumper/contracts';
import { changeMember } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { MemberParams } from '../params.ts';

export const changeMemberRoute = endpoint({
  method: 'PATCH',
  url: '/v1/members/:memberId',
  scope: 'settings:write',
  tag: 'workspaces',
  summary: 'Change a member',
  description: 'The role counts from their next request on. Only owners make owners, or change them; one stays.',
  params: MemberParams,
  body: MemberPatch,
  status: 200,
  answer: Member,
  handle: ({ ctx, params, body }) => changeMember(ctx, { ...params, ...body }),
});
