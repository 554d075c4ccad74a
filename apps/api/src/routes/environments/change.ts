import { Environment, EnvironmentPatch } from '@smokejumper/contracts';
import { changeEnvironment } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { EnvironmentParams } from '../params.ts';

export const changeEnvironmentRoute = endpoint({
  method: 'PATCH',
  url: '/v1/environments/:environmentId',
  scope: 'settings:write',
  tag: 'environments',
  summary: 'Change an environment',
  description:
    'Fields that are left out stay as they are; `variables` and `headers` replace all of them; null takes a setting back.',
  params: EnvironmentParams,
  body: EnvironmentPatch,
  status: 200,
  answer: Environment,
  handle: ({ ctx, params, body }) => changeEnvironment(ctx, { environmentId: params.environmentId, patch: body }),
});
