import { Flow } from '@smokejumper/contracts';
import { releaseFlow } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const releaseFlowRoute = endpoint({
  method: 'POST',
  url: '/v1/flows/:flowId/release',
  scope: 'flows:write',
  tag: 'flows',
  summary: 'Release a flow',
  description: 'Ends its quarantine: its runs count again, those that have not ended among them.',
  params: FlowParams,
  status: 200,
  answer: Flow,
  handle: ({ ctx, params }) => releaseFlow(ctx, params),
});
