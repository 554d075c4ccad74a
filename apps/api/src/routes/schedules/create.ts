import { Schedule, ScheduleInput } from '@smokejumper/contracts';
import { createSchedule } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createScheduleRoute = endpoint({
  method: 'POST',
  url: '/v1/schedules',
  scope: 'settings:write',
  tag: 'schedules',
  summary: 'Create a schedule',
  description:
    'Runs flows at the times of a cron expression of five fields in a time zone. A time of day that a change of clocks leaves out is taken right after it; one that comes twice is taken once. `missed` says what becomes of times at which no worker was there.',
  body: ScheduleInput,
  status: 201,
  answer: Schedule,
  handle: ({ ctx, body }) => createSchedule(ctx, body),
});
