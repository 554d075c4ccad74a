import { Baseline, BaselineInput } from '@smokejumper/contracts';
import { acceptBaseline } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const acceptBaselineRoute = endpoint({
  method: 'POST',
  url: '/v1/flows/:flowId/baselines',
  scope: 'flows:write',
  tag: 'baselines',
  summary: 'Accept what a run saw as the new baseline',
  description: `In place of the one in force under the picture's name, in the run's environment and look. It is a copy, and
lives on without the run. \`artifactId\` is that of an artifact of the kind \`actual\`.`,
  params: FlowParams,
  body: BaselineInput,
  status: 201,
  answer: Baseline,
  handle: ({ ctx, params, body, deps }) => {
    const places = { store: deps.artifacts, publicUrl: deps.publicUrl() };
    return acceptBaseline(ctx, { ...params, ...body, places });
  },
});
