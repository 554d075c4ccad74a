export { catalog, type JobName, jobNames, type Payload } from './catalog.ts';
export {
  type JobBoard,
  type JobCounts,
  openQueue,
  type PublishOptions,
  type QueueStats,
  type QueueStore,
} from './open-queue.ts';
export type { Handlers, JobContext, Workers, WorkOptions } from './work.ts';
