import type { Log } from '@smokejumper/contracts';
import type { Backend, JobQueue } from './backend.ts';
import { catalog, type JobName, jobNames, type Payload } from './catalog.ts';
import { openPostgres } from './postgres.ts';
import { openRedis } from './redis.ts';
import { reason, unavailable, within } from './unavailable.ts';
import { type Handlers, startWorkers, type Workers, type WorkOptions } from './work.ts';

export interface PublishOptions {
  /** While a job of this kind with the same key waits or runs, publishing another one does nothing. */
  dedupeKey?: string;
  /** Milliseconds before it may be taken. */
  delayMs?: number;
}

/** Jobs by state; `waiting` could be taken now, `delayed` waits for its time or for its next try. */
export interface JobCounts {
  waiting: number;
  active: number;
  delayed: number;
}

export interface QueueStats extends JobCounts {
  jobs: Record<JobName, JobCounts>;
}

/** A job without payload is published by its name alone. */
type PublishArgs<N extends JobName> =
  Payload<N> extends null
    ? [payload?: null, options?: PublishOptions]
    : [payload: Payload<N>, options?: PublishOptions];

/** The job queue. All but `close` throw AppError `unavailable` when the store is out of reach, within seconds. */
export interface JobBoard {
  kind: Backend['kind'];
  publish<N extends JobName>(name: N, ...args: PublishArgs<N>): Promise<void>;
  work(handlers: Handlers, options?: WorkOptions): Promise<Workers>;
  stats(): Promise<QueueStats>;
  ping(): Promise<void>;
  /** Drains the workers for at most `timeoutMs`, then ends every connection. Never throws. */
  close(options?: { timeoutMs?: number }): Promise<void>;
}

/** Where jobs are kept. `prefix` sets the keys of one installation apart on a shared Redis. */
export type QueueStore = { redisUrl: string; prefix?: string } | { databaseUrl: string };

const answerMs = 8_000;
const pingMs = 2_000;
const endMs = 3_000;

/** Opens the queue on Redis or on Postgres. Throws AppError `unavailable` when it is out of reach. */
export async function openQueue(store: QueueStore, deps: { log: Log }): Promise<JobBoard> {
  const log = deps.log.child({ part: 'queue' });
  const backend =
    'redisUrl' in store
      ? await openRedis({ redisUrl: store.redisUrl, prefix: store.prefix ?? 'smokejumper' }, { log })
      : await openPostgres({ databaseUrl: store.databaseUrl }, { log });
  const warn = warner(log, backend.where);
  const queues = Object.fromEntries(jobNames.map((name) => [name, openOne(backend, name, warn)])) as Queues;
  await within(Promise.all(jobNames.map((name) => queues[name].waitUntilReady())), answerMs, backend.where);
  const started: Workers[] = [];
  const ask = async <T>(what: string, ms: number, question: () => Promise<T>): Promise<T> => {
    try {
      return await within(question(), ms, backend.where);
    } catch (error) {
      throw unavailable(`${backend.where} ${what}`, error);
    }
  };
  let closing: Promise<void> | undefined;
  return {
    kind: backend.kind,
    publish: (name, ...[payload, options]) =>
      ask('takes no job', answerMs, () => add(queues[name], name, payload, options)),
    async work(handlers, options = {}) {
      const workers = await startWorkers({ backend, log, warn }, handlers, options);
      started.push(workers);
      return workers;
    },
    stats: () => ask('gives no counts', answerMs, () => stats(queues)),
    ping: () => ask('does not answer', pingMs, backend.ping),
    close({ timeoutMs = 10_000 } = {}) {
      closing ??= closeAll({ started, queues, backend, log, timeoutMs });
      return closing;
    },
  };
}

type Queues = Record<JobName, JobQueue>;

function openOne(backend: Backend, name: JobName, warn: (error: Error) => void): JobQueue {
  const queue = backend.queue(name);
  queue.on('error', warn);
  return queue;
}

async function add(queue: JobQueue, name: JobName, payload: unknown, options: PublishOptions = {}): Promise<void> {
  const spec = catalog[name];
  const parsed = spec.payload.parse(payload ?? null);
  await queue.add(
    name,
    { payload: parsed },
    {
      attempts: spec.attempts,
      backoff: { type: 'exponential', delay: spec.backoffMs },
      removeOnComplete: true,
      removeOnFail: { age: 7 * 24 * 3_600, count: 1_000 },
      ...(options.delayMs === undefined ? {} : { delay: options.delayMs }),
      ...(options.dedupeKey === undefined ? {} : { deduplication: { id: options.dedupeKey } }),
    },
  );
}

async function stats(queues: Queues): Promise<QueueStats> {
  const total: JobCounts = { waiting: 0, active: 0, delayed: 0 };
  const jobs = {} as Record<JobName, JobCounts>;
  for (const name of jobNames) {
    const counts = await queues[name].getJobCounts('waiting', 'prioritized', 'active', 'delayed');
    const waiting = (counts.waiting ?? 0) + (counts.prioritized ?? 0);
    jobs[name] = { waiting, active: counts.active ?? 0, delayed: counts.delayed ?? 0 };
    total.waiting += waiting;
    total.active += jobs[name].active;
    total.delayed += jobs[name].delayed;
  }
  return { ...total, jobs };
}

async function closeAll(input: {
  started: Workers[];
  queues: Queues;
  backend: Backend;
  log: Parameters<typeof warner>[0];
  timeoutMs: number;
}): Promise<void> {
  const drained = await Promise.all(input.started.map((workers) => workers.close({ timeoutMs: input.timeoutMs })));
  if (drained.includes(false)) input.log.warn({}, 'the workers did not end in time and were left behind');
  const ends = Promise.allSettled(Object.values(input.queues).map((queue) => queue.close()));
  try {
    await within(
      ends.then(() => input.backend.close()),
      endMs,
      input.backend.where,
    );
  } catch (error) {
    input.log.warn({ err: error }, 'the queue did not close cleanly');
  }
}

/** Logs connection trouble: each new reason once, and the same one again only after half a minute. */
function warner(log: Log, where: string): (error: Error) => void {
  const seen = new Map<string, number>();
  return (error) => {
    const text = reason(error);
    const last = seen.get(text) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - last < 30_000) return;
    if (seen.size > 100) seen.clear();
    seen.set(text, performance.now());
    log.warn({ err: error }, `trouble with ${where}`);
  };
}
