import type { Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { outboxChannel } from '../runs/append-event.ts';

export type OutboxTopic = 'run.execute' | 'run.notify';

/**
 * Writes outbox rows in the transaction of the change they tell of, and wakes the relay when it is through; with
 * `notBefore` they ring at that time.
 */
export async function ring(
  tx: Tx,
  ctx: SystemContext,
  input: { workspaceId: string; topic: OutboxTopic; runIds: readonly string[]; notBefore?: Date | null | undefined },
): Promise<void> {
  if (input.runIds.length === 0) return;
  const { workspaceId, topic } = input;
  const createdAt = ctx.clock.now();
  const hiddenUntil = input.notBefore ?? null;
  await tx.outbox.createMany({
    data: input.runIds.map((runId) => ({ id: ctx.newId('outbox'), workspaceId, topic, runId, createdAt, hiddenUntil })),
  });
  await tx.$queryRaw`select pg_notify(${outboxChannel}::text, '')::text`;
}
