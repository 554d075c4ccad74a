import { Deployment, GenericDeploy } from '@smokejumper/contracts';
import { openHook, receiveDeploy, within } from '@smokejumper/core';
import { checkPart } from '../../validation.ts';
import { verifyDelivery } from '../../webhook-signature.ts';
import { parseJson, rawHook } from './raw.ts';

const description = `The body is a GenericDeploy, signed by Standard Webhooks 1.0 with the secret shown when the hook
was made: the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. The same \`webhook-id\` again
answers the first deployment.`;

export const genericHookRoute = rawHook({
  source: 'generic',
  summary: 'Receive a deploy',
  operationId: 'receiveDeploy',
  description,
  answer: Deployment,
  async handle(deps, { token, body, headers }, reply) {
    const hook = await openHook(deps.system, { token, source: 'generic' });
    const deliveryId = verifyDelivery({ body, headers, secret: hook.secret });
    const deploy = checkPart(GenericDeploy, parseJson(body), '');
    const ctx = within(deps.system, hook.workspaceId, { kind: 'hook', id: hook.hookId });
    const { environmentId, hookId, source } = hook;
    const { allowPrivateHosts: allowPrivate } = deps.settings;
    const input = { environmentId, hookId, deliveryId, source, deploy, allowPrivate };
    const received = await deps.inTurn(hook.workspaceId, () => receiveDeploy(ctx, input));
    if (received.duplicate) reply.header('idempotency-replayed', 'true');
    else deps.ring(received.deployment.runs.length);
    return received.deployment;
  },
});
