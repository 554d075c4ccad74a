import { Schedule, SchedulePatch } from '@smokejumper/contracts';
import { changeSchedule } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ScheduleParams } from '../params.ts';

export const changeScheduleRoute = endpoint({
  method: 'PATCH',
  url: '/v1/schedules/:scheduleId',
  scope: 'settings:write',
  tag: 'schedules',
  summary: 'Change a schedule',
  description: 'Fields that are left out stay as they are. With other times it fires by these from now on.',
  params: ScheduleParams,
  body: SchedulePatch,
  status: 200,
  answer: Schedule,
  handle: ({ ctx, params, body }) => changeSchedule(ctx, { ...params, patch: body }),
});
