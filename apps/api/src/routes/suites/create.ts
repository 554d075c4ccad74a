import { Suite, SuiteInput } from '@smokejumper/contracts';
import { createSuite } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createSuiteRoute = endpoint({
  method: 'POST',
  url: '/v1/suites',
  scope: 'flows:write',
  tag: 'suites',
  summary: 'Create a suite',
  description:
    'Flows, or tags of flows, that are run together in any environment: by a deployment, a hook or a schedule. In a sequence each run waits for the one before; with `stop` those after one that did not pass are cancelled and name it.',
  body: SuiteInput,
  status: 201,
  answer: Suite,
  handle: ({ ctx, body }) => createSuite(ctx, body),
});
