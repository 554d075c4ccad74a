import { z } from 'zod';
import { checkPart } from '../../validation.ts';
import { verifyDelivery } from '../../webhook-signature.ts';
import { serviceHook } from './service.ts';
import { addressOf, badSignature, one, same, shaOf, textOf } from './verify.ts';

const description = `A webhook of a project with the trigger “Deployment events”, with the hook's secret as its token
(\`X-Gitlab-Token\`) or signed with it by Standard Webhooks. A \`success\` is tested at the environment's external
address, without one at our environment's own.`;

const Deployment = z.looseObject({
  object_kind: z.string(),
  status: z.string().optional(),
  deployment_id: z.number().optional(),
  environment: z.string().optional(),
  environment_external_url: z.unknown().optional(),
  ref: z.unknown().optional(),
  commit_url: z.unknown().optional(),
  project: z.looseObject({ id: z.number().optional(), path_with_namespace: z.unknown().optional() }).optional(),
});

export const gitlabHookRoute = serviceHook({
  source: 'gitlab',
  summary: 'Receive a webhook of GitLab',
  description,
  verify({ body, headers, secret }) {
    if (headers['webhook-signature'] !== undefined) verifyDelivery({ body, headers, secret });
    else if (!same(one(headers['x-gitlab-token']), secret)) throw badSignature('X-Gitlab-Token');
  },
  read({ payload }) {
    const hook = checkPart(Deployment, payload, '');
    const { object_kind: kind, status, deployment_id: id, environment } = hook;
    if (kind !== 'deployment') return { kind: 'ignored', reason: `Nothing follows from ${kind}.` };
    if (status !== 'success') return { kind: 'ignored', reason: `The deployment is ${status ?? 'without a status'}.` };
    if (id === undefined || environment === undefined) return { kind: 'ignored', reason: 'It names no deployment.' };
    const projectId = hook.project?.id;
    return {
      kind: 'deploy',
      deliveryId: `${projectId ?? ''}/${id}`,
      environment,
      url: addressOf(hook.environment_external_url),
      sha: shaOf(textOf(hook.commit_url)?.split('/').at(-1)),
      ref: textOf(hook.ref),
      repository: textOf(hook.project?.path_with_namespace),
      origin: projectId === undefined ? {} : { projectId: String(projectId) },
    };
  },
});
