import type { JobsOptions, Processor } from 'bullmq';

/** What crosses BullMQ: the payload inside an object, because BullMQ turns an absent payload into `{}`. */
export interface Envelope {
  payload: unknown;
}

export type JobProcessor = Processor<Envelope, void, string>;

/** The part of a BullMQ Queue that is used here, equal on both back ends. */
export interface JobQueue {
  add(name: string, data: Envelope, options: JobsOptions): Promise<unknown>;
  getJobCounts(...types: ('waiting' | 'prioritized' | 'active' | 'delayed')[]): Promise<Record<string, number>>;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The part of a BullMQ Worker that is used here, equal on both back ends. */
export interface JobWorker {
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(
    event: 'failed',
    listener: (job: { id?: string; attemptsMade: number } | undefined, error: Error) => void,
  ): unknown;
  on(event: 'lockRenewalFailed', listener: (jobIds: string[]) => void): unknown;
  on(event: 'locksRenewed', listener: (renewed: { jobIds: string[] }) => void): unknown;
}

export interface WorkerSettings {
  concurrency: number;
  lockMs: number;
}

/** One place to keep jobs: Redis or Postgres. Owns its connections; `close` ends them all. */
export interface Backend {
  kind: 'redis' | 'postgres';
  /** For messages: kind, host and port, never credentials. */
  where: string;
  queue(name: string): JobQueue;
  worker(name: string, processor: JobProcessor, settings: WorkerSettings): JobWorker;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** BullMQ's settings for a worker of ours. A stall never gives a job up: only its attempts do. */
export function workerOptions(settings: WorkerSettings) {
  return {
    concurrency: settings.concurrency,
    lockDuration: settings.lockMs,
    stalledInterval: settings.lockMs,
    maxStalledCount: 100,
    drainDelay: 5,
    runRetryDelay: 500,
  };
}
