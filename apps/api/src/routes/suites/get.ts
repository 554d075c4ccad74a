import { Suite } from '@smokejumper/contracts';
import { getSuite } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { SuiteParams } from '../params.ts';

export const getSuiteRoute = endpoint({
  method: 'GET',
  url: '/v1/suites/:suiteId',
  scope: 'flows:read',
  tag: 'suites',
  summary: 'Get a suite',
  params: SuiteParams,
  status: 200,
  answer: Suite,
  handle: ({ ctx, params }) => getSuite(ctx, params),
});
