import { z } from 'zod';
import { checkPart } from '../../validation.ts';
import { serviceHook } from './service.ts';
import { toldChoice } from './told-choice.ts';
import { addressOf, one, shaOf, textOf, verifyHmac } from './verify.ts';

const description = `A webhook of a team or an integration, signed with its secret (\`x-vercel-signature\`).
\`deployment.ready\` and \`deployment.succeeded\` are one deployment, tested at its own address;
\`deployment.check-rerequested\` runs again what did not pass of it, or all of it when all passed.`;

const Event = z.looseObject({
  id: z.string().optional(),
  type: z.string(),
  payload: z.looseObject({
    target: z.string().nullish(),
    deployment: z
      .looseObject({ id: z.string(), url: z.string().optional(), meta: z.record(z.string(), z.unknown()).optional() })
      .optional(),
  }),
});

export const vercelHookRoute = serviceHook({
  source: 'vercel',
  summary: 'Receive a webhook of Vercel',
  description,
  verify({ body, headers, secret }) {
    const header = 'x-vercel-signature';
    verifyHmac({ body, secret, header, value: one(headers[header]), algorithm: 'sha1', prefix: '' });
  },
  read({ payload }) {
    const event = checkPart(Event, payload, '');
    const { deployment, target } = event.payload;
    if (event.type === 'deployment.check-rerequested' && event.id !== undefined && deployment) {
      return { kind: 'rerun', deliveryId: event.id, of: { externalId: deployment.id } };
    }
    if (!['deployment.ready', 'deployment.succeeded'].includes(event.type) || deployment?.url === undefined) {
      return { kind: 'ignored', reason: `Nothing follows from ${event.type}.` };
    }
    const meta = deployment.meta ?? {};
    const [owner, name] = [textOf(meta.githubOrg), textOf(meta.githubRepo)];
    return {
      kind: 'deploy',
      deliveryId: deployment.id,
      environment: target ?? 'preview',
      url: addressOf(deployment.url.includes('://') ? deployment.url : `https://${deployment.url}`),
      sha: shaOf(meta.githubCommitSha),
      ref: textOf(meta.githubCommitRef),
      repository: owner && name ? `${owner}/${name}` : undefined,
      origin: { externalId: deployment.id },
      ...toldChoice(meta, '/payload/deployment/meta'),
    };
  },
});
