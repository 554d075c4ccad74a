import { RunAccepted, RunInput } from '@smokejumper/contracts';
import { createRun } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { runKeyOf } from '../../idempotency.ts';
import { accepted } from './accepted.ts';

export const createRunRoute = endpoint({
  method: 'POST',
  url: '/v1/runs',
  scope: 'runs:write',
  tag: 'runs',
  summary: 'Create a run',
  description: 'Queues one run of a flow against an environment. `Location` is where its result will be.',
  body: RunInput,
  status: 202,
  answer: RunAccepted,
  async handle({ ctx, body, request, header, deps }) {
    // Core keeps the key with the run as well: a crash between the run and its stored answer makes no second run.
    const input = { ...body, trigger: 'api' as const, idempotencyKey: runKeyOf(request) };
    const run = await deps.inTurn(ctx.workspaceId, () => createRun(ctx, input));
    deps.ring(1);
    const answer = accepted(run);
    header('location', answer.url);
    return answer;
  },
});
