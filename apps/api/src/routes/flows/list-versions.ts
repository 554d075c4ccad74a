import { FlowVersionPage, PageQuery } from '@smokejumper/contracts';
import { listFlowVersions } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { FlowParams } from '../params.ts';

export const listFlowVersionsRoute = endpoint({
  method: 'GET',
  url: '/v1/flows/:flowId/versions',
  scope: 'flows:read',
  tag: 'flows',
  summary: 'List the versions of a flow',
  params: FlowParams,
  query: PageQuery,
  status: 200,
  answer: FlowVersionPage,
  handle: ({ ctx, params, query }) => listFlowVersions(ctx, { ...query, ...params }),
});
