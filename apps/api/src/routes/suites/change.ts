import { Suite, SuitePatch } from '@smokejumper/contracts';
import { changeSuite } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { SuiteParams } from '../params.ts';

export const changeSuiteRoute = endpoint({
  method: 'PATCH',
  url: '/v1/suites/:suiteId',
  scope: 'flows:write',
  tag: 'suites',
  summary: 'Change a suite',
  description: 'Fields that are left out stay as they are. Runs that wait already keep their order.',
  params: SuiteParams,
  body: SuitePatch,
  status: 200,
  answer: Suite,
  handle: ({ ctx, params, body }) => changeSuite(ctx, { ...params, patch: body }),
});
