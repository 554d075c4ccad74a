import { Schedule } from '@smokejumper/contracts';
import { pauseSchedule } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ScheduleParams } from '../params.ts';

export const pauseScheduleRoute = endpoint({
  method: 'POST',
  url: '/v1/schedules/:scheduleId/pause',
  scope: 'settings:write',
  tag: 'schedules',
  summary: 'Pause a schedule',
  params: ScheduleParams,
  status: 200,
  answer: Schedule,
  handle: ({ ctx, params }) => pauseSchedule(ctx, params),
});
