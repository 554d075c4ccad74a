import { Hook } from '@smokejumper/contracts';
import { listHooks } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { EnvironmentParams } from '../params.ts';

export const listHooksRoute = endpoint({
  method: 'GET',
  url: '/v1/environments/:environmentId/hooks',
  scope: 'settings:read',
  tag: 'deployments',
  summary: 'List the deploy hooks of an environment',
  params: EnvironmentParams,
  status: 200,
  answer: z.object({ data: z.array(Hook) }),
  handle: async ({ ctx, params }) => ({ data: await listHooks(ctx, params) }),
});
