import { Flow, FlowInput } from '@smokejumper/contracts';
import { createFlow } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createFlowRoute = endpoint({
  method: 'POST',
  url: '/v1/flows',
  scope: 'flows:write',
  tag: 'flows',
  summary: 'Create a flow',
  body: FlowInput,
  status: 201,
  answer: Flow,
  async handle({ ctx, body, header }) {
    const flow = await createFlow(ctx, body);
    header('location', `/v1/flows/${flow.id}`);
    return flow;
  },
});
