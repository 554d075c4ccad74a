import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { checkPart } from '../../validation.ts';
import { serviceHook } from './service.ts';
import { addressOf, badSignature, one, same, shaOf, textOf } from './verify.ts';

const description = `An HTTP notification of a site for “Deploy succeeded”, signed with the hook's secret as its JWS
secret token (\`X-Webhook-Signature\`). The environment is named by the deploy's context: production, deploy-preview or
branch-deploy.`;

const Deploy = z.looseObject({
  id: z.string(),
  state: z.string(),
  context: z.string(),
  deploy_ssl_url: z.unknown().optional(),
  ssl_url: z.unknown().optional(),
  branch: z.unknown().optional(),
  commit_ref: z.unknown().optional(),
  commit_url: z.unknown().optional(),
});

const Claims = z.looseObject({ iss: z.literal('netlify'), sha256: z.string() });

export const netlifyHookRoute = serviceHook({
  source: 'netlify',
  summary: 'Receive a notification of Netlify',
  description,
  verify({ body, headers, secret }) {
    if (!isSigned(one(headers['x-webhook-signature']), secret, body)) throw badSignature('X-Webhook-Signature');
  },
  read({ payload }) {
    const deploy = checkPart(Deploy, payload, '');
    if (deploy.state !== 'ready') return { kind: 'ignored', reason: `The deploy is ${deploy.state}.` };
    const commit = textOf(deploy.commit_url);
    return {
      kind: 'deploy',
      deliveryId: deploy.id,
      environment: deploy.context,
      url: addressOf(deploy.deploy_ssl_url) ?? addressOf(deploy.ssl_url),
      sha: shaOf(deploy.commit_ref),
      ref: textOf(deploy.branch),
      repository: /^https:\/\/[^/]+\/([\w.-]+\/[\w.-]+)\/commit\//.exec(commit ?? '')?.[1],
      origin: { externalId: deploy.id },
    };
  },
});

/** HS256 and nothing else: what a header says of its own algorithm is not believed. */
function isSigned(jws: string, secret: string, body: string): boolean {
  const [head = '', claims = '', signature = ''] = jws.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  if (!same(signature, expected)) return false;
  const said = Claims.safeParse(jsonOf(claims));
  return said.success && same(said.data.sha256, createHash('sha256').update(body).digest('hex'));
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
