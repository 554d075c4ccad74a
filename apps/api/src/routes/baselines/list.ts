import { BaselinePage, BaselineQuery } from '@smokejumper/contracts';
import { listBaselines } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const listBaselinesRoute = endpoint({
  method: 'GET',
  url: '/v1/flows/:flowId/baselines',
  scope: 'flows:read',
  tag: 'baselines',
  summary: 'List the baselines of a flow',
  description: 'The pictures that its runs are compared with, each with `signedUrl`, good until `expiresAt`.',
  params: FlowParams,
  query: BaselineQuery,
  status: 200,
  answer: BaselinePage,
  handle: ({ ctx, params, query, deps }) => {
    const places = { store: deps.artifacts, publicUrl: deps.publicUrl() };
    return listBaselines(ctx, { ...params, ...query, places });
  },
});
