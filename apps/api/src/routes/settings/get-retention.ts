import { RetentionSettings } from '@smokejumper/contracts';
import { getRetention } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const getRetentionRoute = endpoint({
  method: 'GET',
  url: '/v1/settings/retention',
  scope: 'settings:read',
  tag: 'settings',
  summary: 'Get how long things are kept',
  status: 200,
  answer: RetentionSettings,
  handle: ({ ctx }) => getRetention(ctx),
});
