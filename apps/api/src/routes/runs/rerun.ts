import { RunAccepted } from '@smokejumper/contracts';
import { rerunRun } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { runKeyOf } from '../../idempotency.ts';
import { RunParams } from '../params.ts';
import { accepted } from './accepted.ts';

export const rerunRunRoute = endpoint({
  method: 'POST',
  url: '/v1/runs/:runId/rerun',
  scope: 'runs:write',
  tag: 'runs',
  summary: 'Run again',
  description: 'Queues a new run with the same flow, environment and variables.',
  params: RunParams,
  status: 202,
  answer: RunAccepted,
  async handle({ ctx, params, request, header, deps }) {
    const input = { ...params, idempotencyKey: runKeyOf(request) };
    const answer = accepted(await deps.inTurn(ctx.workspaceId, () => rerunRun(ctx, input)));
    deps.ring(1);
    header('location', answer.url);
    return answer;
  },
});
