import { FlowPage, idOf, PageQuery } from '@smokejumper/contracts';
import { listFlows } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';

const FlowQuery = PageQuery.extend({ archived: z.stringbool().optional(), projectId: idOf('project').optional() });

export const listFlowsRoute = endpoint({
  method: 'GET',
  url: '/v1/flows',
  scope: 'flows:read',
  tag: 'flows',
  summary: 'List flows',
  description: 'Newest first; without archived ones unless `archived=true`, which lists those alone.',
  query: FlowQuery,
  status: 200,
  answer: FlowPage,
  handle: ({ ctx, query: { archived, ...page } }) =>
    listFlows(ctx, { ...page, ...(archived === undefined ? {} : { archived }) }),
});
