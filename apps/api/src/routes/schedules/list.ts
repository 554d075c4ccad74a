import { PageQuery, SchedulePage } from '@smokejumper/contracts';
import { listSchedules } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listSchedulesRoute = endpoint({
  method: 'GET',
  url: '/v1/schedules',
  scope: 'settings:read',
  tag: 'schedules',
  summary: 'List schedules',
  query: PageQuery,
  status: 200,
  answer: SchedulePage,
  handle: ({ ctx, query }) => listSchedules(ctx, query),
});
