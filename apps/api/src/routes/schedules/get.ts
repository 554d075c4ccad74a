import { Schedule } from '@smokejumper/contracts';
import { getSchedule } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ScheduleParams } from '../params.ts';

export const getScheduleRoute = endpoint({
  method: 'GET',
  url: '/v1/schedules/:scheduleId',
  scope: 'settings:read',
  tag: 'schedules',
  summary: 'Get a schedule',
  params: ScheduleParams,
  status: 200,
  answer: Schedule,
  handle: ({ ctx, params }) => getSchedule(ctx, params),
});
