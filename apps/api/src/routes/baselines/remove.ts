import { removeBaseline } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { BaselineParams } from '../params.ts';

export const removeBaselineRoute = endpoint({
  method: 'DELETE',
  url: '/v1/flows/:flowId/baselines/:baselineId',
  scope: 'flows:write',
  tag: 'baselines',
  summary: 'Remove a baseline',
  description: 'The next run stores a new one, and is inconclusive.',
  params: BaselineParams,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params }) => removeBaseline(ctx, params).then(() => undefined),
});
