import { AttemptQuery, RunArtifacts } from '@smokejumper/contracts';
import { listArtifacts } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { RunParams } from '../params.ts';

export const listArtifactsRoute = endpoint({
  method: 'GET',
  url: '/v1/runs/:runId/artifacts',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'List the artifacts of a run',
  params: RunParams,
  query: AttemptQuery,
  status: 200,
  answer: RunArtifacts,
  handle: async ({ ctx, params, query }) => ({ data: await listArtifacts(ctx, { ...params, ...query }) }),
});
