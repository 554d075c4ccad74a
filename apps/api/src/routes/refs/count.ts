import { RefCountQuery, RefCounts } from '@smokejumper/contracts';
import { countRefs } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const countRefsRoute = endpoint({
  method: 'GET',
  url: '/v1/refs',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'Count what became of refs',
  description: `How often each outcome was seen, by the day (UTC) on which runs were made, by deployment, site and page:
of all flows, or as the filters say. The last 30 days unless \`from\` and \`to\` or \`sinceDeploymentId\` say otherwise;
at most 31 days.`,
  query: RefCountQuery,
  status: 200,
  answer: RefCounts,
  handle: ({ ctx, query }) => countRefs(ctx, query),
});
