import { AppError, Deployment, GenericDeploy } from '@smokejumper/contracts';
import { openHook, receiveDeploy, within } from '@smokejumper/core';
import { z } from 'zod';
import type { RouteDeps } from '../../deps.ts';
import { problemResponse, type Route } from '../../endpoint.ts';
import { utf8 } from '../../plugins/body.ts';
import { checkPart } from '../../validation.ts';
import { verifyDelivery } from '../../webhook-signature.ts';

const Token = z.object({ token: z.string().min(1).max(200) });

const description = `The body is a GenericDeploy, signed by Standard Webhooks 1.0 with the secret shown when the hook
was made: the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. The same \`webhook-id\` again
answers the first deployment.`;

export const genericHookRoute: Route = (app, deps) => {
  app.register(async (scope) => {
    // The signature is over the bytes as they came, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: '/hooks/generic/:token',
      schema: {
        tags: ['deployments'],
        summary: 'Receive a deploy',
        operationId: 'receiveDeploy',
        description,
        security: [],
        params: Token,
        response: { 202: Deployment, default: problemResponse },
      },
      async handler(request, reply) {
        const { token } = request.params as z.output<typeof Token>;
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { deployment, duplicate } = await receive(deps, { token, bytes, headers: request.headers });
        if (duplicate) reply.header('idempotency-replayed', 'true');
        return reply.code(202).send(deployment);
      },
    });
  });
};

async function receive(
  deps: RouteDeps,
  input: { token: string; bytes: Buffer; headers: Parameters<typeof verifyDelivery>[0]['headers'] },
): Promise<{ deployment: Deployment; duplicate: boolean }> {
  const hook = await openHook(deps.system, { token: input.token, source: 'generic' });
  const body = utf8(input.bytes);
  if (body === null) throw new AppError('signature_invalid', 'The body is not UTF-8 text');
  const deliveryId = verifyDelivery({ body, headers: input.headers, secret: hook.secret });
  const deploy = checkPart(GenericDeploy, parse(body), '');
  const ctx = within(deps.system, hook.workspaceId, { kind: 'hook', id: hook.hookId });
  const { environmentId, hookId, source } = hook;
  const received = await receiveDeploy(ctx, { environmentId, hookId, deliveryId, source, deploy });
  if (!received.duplicate) deps.ring(received.deployment.runs.length);
  return received;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new AppError('invalid_input', `The body is not JSON: ${(error as Error).message}`);
  }
}
