import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import type { OutboxTopic } from './ring.ts';

export interface OutboxRow {
  id: string;
  topic: OutboxTopic;
  workspaceId: string;
  /** The run it is about. A `run.execute` job carries none of it: it only rings. */
  runId: string;
}

/** How long a row is hidden from other relays; one that dies with it gives it back by this. */
const hiddenMs = 30_000;

/** Takes the oldest unpublished rows. What is not marked published comes again. */
export async function takeOutbox(ctx: SystemContext, input: { limit: number }): Promise<OutboxRow[]> {
  allowSystem(ctx);
  const now = ctx.clock.now();
  return asSystem(ctx, 'outbox', async (tx) => {
    const rows = await tx.$queryRaw<OutboxRow[]>`
      with due as (
        select id from outbox
        where published_at is null and (hidden_until is null or hidden_until <= ${now.toISOString()}::timestamptz)
        order by created_at, id
        limit ${input.limit} for update skip locked
      )
      update outbox o set hidden_until = ${new Date(now.getTime() + hiddenMs).toISOString()}::timestamptz
      from due where o.id = due.id
      returning o.id, o.topic, o.workspace_id as "workspaceId", o.run_id as "runId"`;
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  });
}
