import { RefCountQuery, RefCounts } from '@smokejumper/contracts';
import { countRefs } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const getFlowRefsRoute = endpoint({
  method: 'GET',
  url: '/v1/flows/:flowId/refs',
  scope: 'runs:read',
  tag: 'flows',
  summary: 'Count what became of the refs of a flow',
  description: 'As `GET /v1/refs`, of this flow.',
  params: FlowParams,
  query: RefCountQuery.omit({ flowId: true }),
  status: 200,
  answer: RefCounts,
  handle: ({ ctx, params, query }) => countRefs(ctx, { ...query, ...params }),
});
