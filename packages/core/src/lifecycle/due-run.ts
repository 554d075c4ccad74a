import { type Prisma, sql } from '@smokejumper/db';

/** For so long after its time has come, a run that failed under a worker is left to the others. */
export const othersFirstMs = 5_000;

/**
 * Which waiting runs (`run` as `r`) may be taken now by this worker: those that wait for no other run, whose time has
 * come after a failure, and did not fail under this worker just now.
 */
export function dueRun(input: { now: Date; workerId: string }): Prisma.Sql {
  const now = input.now.toISOString();
  const forced = new Date(input.now.getTime() - othersFirstMs).toISOString();
  return sql`r.status = 'queued' and not r.waits
    and (r.not_before is null or r.not_before <= ${now}::timestamptz)
    and (r.avoid_worker is null or r.avoid_worker <> ${input.workerId} or r.not_before <= ${forced}::timestamptz)`;
}
