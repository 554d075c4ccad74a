import { RunAttempts } from '@smokejumper/contracts';
import { listAttempts } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { RunParams } from '../params.ts';

export const listAttemptsRoute = endpoint({
  method: 'GET',
  url: '/v1/runs/:runId/attempts',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'List attempts of a run',
  description: `Each try of the run with what it saw. \`retried\`: looked at once more before a verdict was told;
\`failed\` and \`lost\`: our own failures. Steps and artifacts of one: \`/steps?attempt=1\`, \`/artifacts?attempt=1\`.`,
  params: RunParams,
  status: 200,
  answer: RunAttempts,
  handle: async ({ ctx, params }) => ({ data: await listAttempts(ctx, params) }),
});
