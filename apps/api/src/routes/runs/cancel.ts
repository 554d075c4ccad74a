import { RunListItem } from '@smokejumper/contracts';
import { cancelRun } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { RunParams } from '../params.ts';

const CancelInput = z.strictObject({ reason: z.string().trim().min(1).max(500).optional() }).optional();

export const cancelRunRoute = endpoint({
  method: 'POST',
  url: '/v1/runs/:runId/cancel',
  scope: 'runs:write',
  tag: 'runs',
  summary: 'Cancel a run',
  description:
    'At once for whoever looks at it; the worker notices within seconds. A run that has ended stays as it is.',
  params: RunParams,
  body: CancelInput,
  status: 200,
  answer: RunListItem,
  handle: ({ ctx, params, body }) =>
    cancelRun(ctx, { ...params, ...(body?.reason === undefined ? {} : { reason: body.reason }) }),
});
