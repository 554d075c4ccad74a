import { Run } from '@smokejumper/contracts';
import { getRun } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { RunParams } from '../params.ts';

export const getRunRoute = endpoint({
  method: 'GET',
  url: '/v1/runs/:runId',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'Get a run',
  description: 'The whole result: verdict, steps, expectations with evidence, refs, usage and artifacts.',
  params: RunParams,
  status: 200,
  answer: Run,
  handle: ({ ctx, params }) => getRun(ctx, params),
});
