import { QueueStats } from '@smokejumper/contracts';
import { workspaceQueueStats } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const queueStatsRoute = endpoint({
  method: 'GET',
  url: '/v1/queue-stats',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'Get queue stats',
  description: 'How many runs of this workspace wait and run, and how long the oldest has waited, in seconds.',
  status: 200,
  answer: QueueStats,
  handle: ({ ctx }) => workspaceQueueStats(ctx),
});
