import { AttemptQuery, RunSteps } from '@smokejumper/contracts';
import { listSteps } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { RunParams } from '../params.ts';

export const listStepsRoute = endpoint({
  method: 'GET',
  url: '/v1/runs/:runId/steps',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'List the steps of a run',
  params: RunParams,
  query: AttemptQuery,
  status: 200,
  answer: RunSteps,
  handle: async ({ ctx, params, query }) => ({ data: await listSteps(ctx, { ...params, ...query }) }),
});
