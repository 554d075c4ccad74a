import { removeSchedule } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ScheduleParams } from '../params.ts';

export const removeScheduleRoute = endpoint({
  method: 'DELETE',
  url: '/v1/schedules/:scheduleId',
  scope: 'settings:write',
  tag: 'schedules',
  summary: 'Remove a schedule',
  description: 'The runs it made stay.',
  params: ScheduleParams,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params }) => removeSchedule(ctx, params).then(() => undefined),
});
