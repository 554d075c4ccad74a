import { Flow } from '@smokejumper/contracts';
import { getFlow } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const getFlowRoute = endpoint({
  method: 'GET',
  url: '/v1/flows/:flowId',
  scope: 'flows:read',
  tag: 'flows',
  summary: 'Get a flow',
  params: FlowParams,
  status: 200,
  answer: Flow,
  handle: ({ ctx, params }) => getFlow(ctx, params),
});
