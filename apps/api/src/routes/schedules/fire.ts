import { ScheduleFired } from '@smokejumper/contracts';
import { fireSchedule } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ScheduleParams } from '../params.ts';

export const fireScheduleRoute = endpoint({
  method: 'POST',
  url: '/v1/schedules/:scheduleId/fire',
  scope: 'runs:write',
  tag: 'schedules',
  summary: 'Fire a schedule',
  description: 'Now and besides its times, also while it is paused. The runs have the trigger `manual`.',
  params: ScheduleParams,
  status: 202,
  answer: ScheduleFired,
  async handle({ ctx, params, deps }) {
    const fired = await fireSchedule(ctx, params);
    deps.ring(fired.runs.length);
    return fired;
  },
});
