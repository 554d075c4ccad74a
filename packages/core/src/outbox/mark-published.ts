import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';

/** Says that the queue has these rows; again: nothing happens. */
export async function markPublished(ctx: SystemContext, input: { ids: readonly string[] }): Promise<void> {
  allowSystem(ctx);
  if (input.ids.length === 0) return;
  await asSystem(ctx, 'outbox', (tx) =>
    tx.outbox.updateMany({
      where: { id: { in: [...input.ids] }, publishedAt: null },
      data: { publishedAt: ctx.clock.now() },
    }),
  );
}
