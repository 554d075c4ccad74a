import { Flow, QuarantineInput } from '@smokejumper/contracts';
import { quarantineFlow } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const quarantineFlowRoute = endpoint({
  method: 'POST',
  url: '/v1/flows/:flowId/quarantine',
  scope: 'flows:write',
  tag: 'flows',
  summary: 'Quarantine a flow',
  description: `Its runs go on and report, those that have not ended among them, and count as no failure: not in a check
or commit status, not in the exit code of \`smokejumper trigger\`, not in a badge. Again: the new reason.`,
  params: FlowParams,
  body: QuarantineInput,
  status: 200,
  answer: Flow,
  handle: ({ ctx, params, body }) => quarantineFlow(ctx, { ...params, ...body }),
});
