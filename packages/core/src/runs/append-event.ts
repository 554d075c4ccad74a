import type { RunEventBody } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';

/** Carries the id of a run that has a new event. */
export const runEventChannel = 'smokejumper_run_event';
/** Carries the id of a run that was cancelled. */
export const runCancelledChannel = 'smokejumper_run_cancelled';
/** Says that the outbox has something new. */
export const outboxChannel = 'smokejumper_outbox';

/**
 * Stores the next event of a run with the status the run has now, and wakes those who watch once the transaction is
 * through. The run's row stays locked, so sequences have no gaps and no doubles.
 */
export function appendEvent(tx: Tx, input: { runId: string; at: Date; event: RunEventBody }): Promise<void> {
  return appendEvents(tx, { runIds: [input.runId], at: input.at, event: input.event });
}

/** The same event for several runs, which are locked already or new. */
export async function appendEvents(
  tx: Tx,
  input: { runIds: readonly string[]; at: Date; event: RunEventBody },
): Promise<void> {
  const { event } = input;
  await tx.$queryRaw`
    with bumped as (
      update run set last_sequence = last_sequence + 1 where id = any(${[...input.runIds]}::text[])
      returning workspace_id, id, last_sequence, status
    ), written as (
      insert into run_event (workspace_id, run_id, sequence, status, type, body, created_at)
      select workspace_id, id, last_sequence, status, ${event.type}::text, ${JSON.stringify(event)}::jsonb,
             ${input.at.toISOString()}::timestamptz
      from bumped
      returning run_id
    )
    select pg_notify(${runEventChannel}::text, run_id)::text from written`;
}
