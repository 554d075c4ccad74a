import { Schedule } from '@smokejumper/contracts';
import { resumeSchedule } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ScheduleParams } from '../params.ts';

export const resumeScheduleRoute = endpoint({
  method: 'POST',
  url: '/v1/schedules/:scheduleId/resume',
  scope: 'settings:write',
  tag: 'schedules',
  summary: 'Resume a schedule',
  description: 'It fires from now on; the times at which it rested were not missed.',
  params: ScheduleParams,
  status: 200,
  answer: Schedule,
  handle: ({ ctx, params }) => resumeSchedule(ctx, params),
});
