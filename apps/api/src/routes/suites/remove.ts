import { removeSuite } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { SuiteParams } from '../params.ts';

export const removeSuiteRoute = endpoint({
  method: 'DELETE',
  url: '/v1/suites/:suiteId',
  scope: 'flows:write',
  tag: 'suites',
  summary: 'Remove a suite',
  description: 'Its flows stay. Refused while a schedule runs it.',
  params: SuiteParams,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params }) => removeSuite(ctx, params).then(() => undefined),
});
