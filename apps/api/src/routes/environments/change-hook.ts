import { Hook, HookPatch } from '@smokejumper/contracts';
import { changeHook } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { HookParams } from '../params.ts';

export const changeHookRoute = endpoint({
  method: 'PATCH',
  url: '/v1/environments/:environmentId/hooks/:hookId',
  scope: 'settings:write',
  tag: 'deployments',
  summary: 'Change a deploy hook',
  description: 'Which flows run of a delivery that names none itself: most services have no way to say it.',
  params: HookParams,
  body: HookPatch,
  status: 200,
  answer: Hook,
  handle: ({ ctx, params, body }) => changeHook(ctx, { ...params, patch: body }),
});
