import { AppError, type Log } from '@smokejumper/contracts';
import { type Job, UnrecoverableError, WaitingError } from 'bullmq';
import type { Backend, Envelope, JobWorker } from './backend.ts';
import { catalog, type JobName, jobNames, type Payload } from './catalog.ts';
import { unavailable } from './unavailable.ts';

/** What a handler gets beside the payload. */
export interface JobContext {
  jobId: string;
  /** 1 for the first try. */
  attempt: number;
  /** Aborts when the job's lock is lost (reason AppError `lease_lost`) or the worker closes before it is done. */
  signal: AbortSignal;
  log: Log;
}

/** One handler for each job of the catalog. What it throws makes the queue try again; it never catches to log. */
export type Handlers = { [N in JobName]: (payload: Payload<N>, context: JobContext) => Promise<void> };

export interface WorkOptions {
  /** Jobs at the same time, for all kinds alike or for each kind; 1 when not given. */
  concurrency?: number | Partial<Record<JobName, number>>;
  /** Aborting it stops the taking of jobs and aborts those under way. */
  signal?: AbortSignal;
  /** How long a job stays ours without renewal, in milliseconds; a dead worker's jobs are free after it. */
  lockMs?: number;
}

export interface Workers {
  /** Takes no more jobs, waits for those under way, then aborts them. Resolves to false if some ignored that. */
  close(options: { timeoutMs: number }): Promise<boolean>;
}

interface Running {
  abort: AbortController;
  /** Fires when the lock has not been renewed for its whole length, as when the store is out of reach. */
  expiry: NodeJS.Timeout;
}

/** How long aborted handlers may take to end, in milliseconds. */
const abortGraceMs = 2_000;

class Closing extends Error {}

/** Starts one BullMQ worker for each job. Throws AppError `unavailable` when the store cannot be reached. */
export async function startWorkers(
  deps: { backend: Backend; log: Log; warn: (error: Error) => void },
  handlers: Handlers,
  options: WorkOptions,
): Promise<Workers> {
  const running = new Map<string, Running>();
  const lockMs = options.lockMs ?? 30_000;
  const workers = jobNames.map((name) => startWorker(deps, { name, handlers, options, running, lockMs }));
  try {
    await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  } catch (error) {
    await Promise.allSettled(workers.map((worker) => worker.close(true)));
    throw unavailable(`${deps.backend.where} gives no work`, error);
  }
  const close = closer({ workers, running });
  const onAbort = () => void close({ timeoutMs: 0 });
  options.signal?.addEventListener('abort', onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  return {
    close(closeOptions) {
      options.signal?.removeEventListener('abort', onAbort);
      return close(closeOptions);
    },
  };
}

function startWorker(
  deps: { backend: Backend; log: Log; warn: (error: Error) => void },
  input: {
    name: JobName;
    handlers: Handlers;
    options: WorkOptions;
    running: Map<string, Running>;
    lockMs: number;
  },
): JobWorker {
  const { name, running, lockMs } = input;
  const process = async (job: Job<Envelope, void, string>, token?: string) => {
    const key = `${name}/${job.id}`;
    const abort = new AbortController();
    const lost = () => abort.abort(new AppError('lease_lost', `The lock of job ${key} was lost`));
    const entry = { abort, expiry: setTimeout(lost, lockMs) };
    running.set(key, entry);
    try {
      await run(deps, { name, handler: input.handlers[name], job, signal: abort.signal });
    } catch (error) {
      if (!(abort.signal.reason instanceof Closing)) throw error;
      // Cut short by our own closing: back to the queue at once, without the loss of an attempt.
      await job.moveToWait(token);
      throw new WaitingError();
    } finally {
      clearTimeout(entry.expiry);
      running.delete(key);
    }
  };
  const worker = deps.backend.worker(name, process, { concurrency: concurrencyOf(input.options, name), lockMs });
  worker.on('error', deps.warn);
  worker.on('failed', (job, err) => {
    deps.log.warn({ err, job: name, jobId: job?.id, attempt: job?.attemptsMade }, 'a job failed');
  });
  // BullMQ only tells that a lock is lost; stopping the job is left to us.
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) {
      running.get(`${name}/${id}`)?.abort.abort(new AppError('lease_lost', `The lock of job ${name}/${id} was lost`));
    }
  });
  worker.on('locksRenewed', ({ jobIds }) => {
    for (const id of jobIds) running.get(`${name}/${id}`)?.expiry.refresh();
  });
  return worker;
}

async function run<N extends JobName>(
  deps: { log: Log },
  input: { name: N; handler: Handlers[N]; job: Job<Envelope, void, string>; signal: AbortSignal },
): Promise<void> {
  const { name, job, signal } = input;
  const parsed = catalog[name].payload.safeParse(job.data?.payload ?? null);
  if (!parsed.success) throw new UnrecoverableError(`The payload of ${name} is not one: ${parsed.error.message}`);
  const jobId = String(job.id);
  const log = deps.log.child({ job: name, jobId });
  await input.handler(parsed.data as Payload<N>, { jobId, attempt: job.attemptsMade + 1, signal, log });
}

function concurrencyOf(options: WorkOptions, name: JobName): number {
  if (typeof options.concurrency === 'number') return options.concurrency;
  return options.concurrency?.[name] ?? 1;
}

function closer(input: { workers: JobWorker[]; running: Map<string, Running> }): Workers['close'] {
  let drained: Promise<unknown> | undefined;
  return async ({ timeoutMs }) => {
    drained ??= Promise.all(input.workers.map((worker) => worker.close()));
    if (await settledWithin(drained, timeoutMs)) return true;
    for (const { abort } of input.running.values()) abort.abort(new Closing('The worker is closing'));
    if (await settledWithin(drained, abortGraceMs)) return true;
    // Left behind. Its connections end with the back end's; BullMQ's own disconnect may wait for ever.
    return false;
  };
}

async function settledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
