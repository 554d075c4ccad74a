import { HookSecretInput } from '@smokejumper/contracts';
import { setHookSecret } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { HookParams } from '../params.ts';

export const setHookSecretRoute = endpoint({
  method: 'PUT',
  url: '/v1/environments/:environmentId/hooks/:hookId/secret',
  scope: 'settings:write',
  tag: 'deployments',
  summary: 'Set the secret of a deploy hook',
  description: 'For senders that make the secret themselves once they know the address (Vercel).',
  params: HookParams,
  body: HookSecretInput,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params, body }) => setHookSecret(ctx, { ...params, ...body }).then(() => undefined),
});
