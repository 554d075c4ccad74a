import { FlowPlan } from '@smokejumper/contracts';
import { getFlowPlan } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const getFlowPlanRoute = endpoint({
  method: 'GET',
  url: '/v1/flows/:flowId/plan',
  scope: 'flows:read',
  tag: 'flows',
  summary: 'Get what the last passed run taught, in words that run without a model',
  params: FlowParams,
  status: 200,
  answer: FlowPlan,
  handle: ({ ctx, params }) => getFlowPlan(ctx, params),
});
