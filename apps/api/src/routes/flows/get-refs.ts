import { FlowRefs, SpanQuery } from '@smokejumper/contracts';
import { getFlowRefs } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const getFlowRefsRoute = endpoint({
  method: 'GET',
  url: '/v1/flows/:flowId/refs',
  scope: 'runs:read',
  tag: 'flows',
  summary: 'Count what became of the refs of a flow',
  description: `How often each outcome was seen, by the day (UTC) on which runs were made, by deployment and by site. The
last 30 days unless \`from\` and \`to\` say otherwise; at most 31 days.`,
  params: FlowParams,
  query: SpanQuery,
  status: 200,
  answer: FlowRefs,
  handle: ({ ctx, params, query }) => getFlowRefs(ctx, { ...query, ...params }),
});
