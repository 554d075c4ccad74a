import { Flow } from '@smokejumper/contracts';
import { archiveFlow } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const archiveFlowRoute = endpoint({
  method: 'POST',
  url: '/v1/flows/:flowId/archive',
  scope: 'flows:write',
  tag: 'flows',
  summary: 'Archive a flow',
  description: 'It stays readable, with its runs, but is not run any more.',
  params: FlowParams,
  status: 200,
  answer: Flow,
  handle: ({ ctx, params }) => archiveFlow(ctx, params),
});
