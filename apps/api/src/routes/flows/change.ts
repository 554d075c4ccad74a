import { Flow, FlowPatch } from '@smokejumper/contracts';
import { changeFlow } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const changeFlowRoute = endpoint({
  method: 'PATCH',
  url: '/v1/flows/:flowId',
  scope: 'flows:write',
  tag: 'flows',
  summary: 'Change a flow',
  description: 'Fields that are left out stay as they are. Any change makes a new version; versions never change.',
  params: FlowParams,
  body: FlowPatch,
  status: 200,
  answer: Flow,
  handle: ({ ctx, params, body }) => changeFlow(ctx, { flowId: params.flowId, patch: body }),
});
