import { markPublished, type OutboxRow, type SystemContext, takeOutbox } from '@smokejumper/core';
import type { JobBoard } from '@smokejumper/queue';

const batch = 100;

/**
 * Publishes what the outbox holds. A row whose publishing fails stays hidden for a while and is then taken again,
 * so a ring may come twice: harmless.
 */
export async function relayOutbox(deps: { ctx: SystemContext; board: JobBoard }): Promise<void> {
  for (;;) {
    const rows = await takeOutbox(deps.ctx, { limit: batch });
    if (rows.length === 0) return;
    const published: string[] = [];
    try {
      for (const row of rows) {
        await publish(deps.board, row);
        published.push(row.id);
      }
    } finally {
      if (published.length > 0) await markPublished(deps.ctx, { ids: published });
    }
    if (rows.length < batch) return;
  }
}

async function publish(board: JobBoard, row: OutboxRow): Promise<void> {
  switch (row.topic) {
    case 'run.execute':
      return board.publish('run.execute');
    case 'run.notify':
      return board.publish('notify.deliver', { outboxId: row.id }, { dedupeKey: row.id });
  }
}
