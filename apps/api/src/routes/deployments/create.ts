import { Deployment, DeploymentInput } from '@smokejumper/contracts';
import { receiveDeploy } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { idempotencyKeyOf } from '../../idempotency.ts';

export const createDeploymentRoute = endpoint({
  method: 'POST',
  url: '/v1/deployments',
  scope: 'runs:write',
  tag: 'deployments',
  summary: 'Report a deployment',
  description:
    'Queues a run of each flow that fits all that is given: named, tagged, from these files, touched by what has changed, or in a suite; of every flow of the project where nothing is.',
  body: DeploymentInput,
  status: 202,
  answer: Deployment,
  async handle({ ctx, body, request, header, deps }) {
    const { environmentId, ...deploy } = body;
    const deliveryId = idempotencyKeyOf(request) ?? ctx.newId('request');
    const { allowPrivateHosts: allowPrivate } = deps.settings;
    const about = { environmentId, hookId: null, deliveryId, source: 'api' as const, allowPrivate };
    const { deployment } = await deps.inTurn(ctx.workspaceId, () => receiveDeploy(ctx, { ...about, deploy }));
    deps.ring(deployment.runs.length);
    header('location', `/v1/deployments/${deployment.id}`);
    return deployment;
  },
});
