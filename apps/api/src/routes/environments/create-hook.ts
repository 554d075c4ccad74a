import { HookCreated, HookInput } from '@smokejumper/contracts';
import { createHook } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { EnvironmentParams } from '../params.ts';

export const createHookRoute = endpoint({
  method: 'POST',
  url: '/v1/environments/:environmentId/hooks',
  scope: 'settings:write',
  tag: 'deployments',
  summary: 'Create a deploy hook',
  description: 'The address and the secret are shown this once.',
  params: EnvironmentParams,
  body: HookInput,
  status: 201,
  answer: HookCreated,
  showsSecret: true,
  handle: ({ ctx, params, body, deps }) => createHook(ctx, { ...params, ...body, publicUrl: deps.publicUrl() }),
});
