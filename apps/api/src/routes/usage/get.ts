import { UsageQuery, WorkspaceUsage } from '@smokejumper/contracts';
import { getUsage } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const getUsageRoute = endpoint({
  method: 'GET',
  url: '/v1/usage',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'Get usage',
  description: `Runs, minutes of workers, model calls, tokens, cost and bytes of artifacts of the workspace, by the hour
(UTC) in which the work ended, or by the day. The last day unless \`from\` and \`to\` say otherwise; at most 31 days, and
whole hours or days.`,
  query: UsageQuery,
  status: 200,
  answer: WorkspaceUsage,
  handle: ({ ctx, query }) => getUsage(ctx, query),
});
