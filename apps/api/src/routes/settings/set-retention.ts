import { RetentionInput, RetentionSettings } from '@smokejumper/contracts';
import { setRetention } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const setRetentionRoute = endpoint({
  method: 'PUT',
  url: '/v1/settings/retention',
  scope: 'settings:write',
  tag: 'settings',
  summary: 'Set how long things are kept',
  description:
    'In days: artifacts from when they were stored, runs from their end. Shorter takes effect within minutes.',
  body: RetentionInput,
  status: 200,
  answer: RetentionSettings,
  handle: ({ ctx, body }) => setRetention(ctx, body),
});
