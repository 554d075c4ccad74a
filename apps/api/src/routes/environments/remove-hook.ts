import { removeHook } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { HookParams } from '../params.ts';

export const removeHookRoute = endpoint({
  method: 'DELETE',
  url: '/v1/environments/:environmentId/hooks/:hookId',
  scope: 'settings:write',
  tag: 'deployments',
  summary: 'Remove a deploy hook',
  description: 'Its address answers 404 from then on.',
  params: HookParams,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params }) => removeHook(ctx, params).then(() => undefined),
});
