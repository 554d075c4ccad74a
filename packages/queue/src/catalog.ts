import { idOf } from '@smokejumper/contracts';
import { z } from 'zod';

/** One kind of job: what it carries (ids only: job data is clear text) and how often it is tried again. */
interface JobSpec<P> {
  payload: z.ZodType<P>;
  /** Tries in all, the first one included. */
  attempts: number;
  /** Wait before the second try in milliseconds; doubles with each further one. */
  backoffMs: number;
}

function job<P>(spec: JobSpec<P>): JobSpec<P> {
  return spec;
}

/** Every job there is; a new kind is one line here, and `work` then asks for its handler. */
export const catalog = {
  /** A ring: some run is waiting. A worker with a free slot claims the next fair one from the database. */
  'run.execute': job({ payload: z.null(), attempts: 1, backoffMs: 0 }),
  /** A run's state is to be told: its outbox row says which, and its deliveries are made of it. */
  'notify.deliver': job({ payload: z.strictObject({ outboxId: idOf('outbox') }), attempts: 8, backoffMs: 2_000 }),
  /** A delivery is due. When it is tried again stands in its row. */
  'delivery.send': job({ payload: z.strictObject({ deliveryId: idOf('delivery') }), attempts: 3, backoffMs: 2_000 }),
} as const;

export type JobName = keyof typeof catalog;
export type Payload<N extends JobName> = z.infer<(typeof catalog)[N]['payload']>;

export const jobNames = Object.keys(catalog) as JobName[];
