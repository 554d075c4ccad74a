import { MemberPage, PageQuery } from '@smokejumper/contracts';
import { listMembers } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listMembersRoute = endpoint({
  method: 'GET',
  url: '/v1/members',
  scope: 'settings:read',
  tag: 'workspaces',
  summary: 'List members',
  query: PageQuery,
  status: 200,
  answer: MemberPage,
  handle: ({ ctx, query }) => listMembers(ctx, query),
});
