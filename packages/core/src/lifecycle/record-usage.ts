import { addUsage, type Usage } from '@smokejumper/contracts';
import type { SystemContext } from '../context.ts';
import { appendEvent } from '../runs/append-event.ts';
import { usedBefore } from './end-attempts.ts';
import { type RunLease, underLease } from './lease.ts';

/** Stores what a run's model has cost so far, and tells those who watch. Throws `lease_lost`. */
export async function recordUsage(ctx: SystemContext, input: { lease: RunLease; usage: Usage }): Promise<void> {
  const { lease } = input;
  await underLease(ctx, lease, async (tx) => {
    const where = { runId: lease.runId, number: lease.attempt };
    await tx.attempt.updateMany({ where, data: { usage: input.usage } });
    const usage = addUsage(await usedBefore(tx, lease), input.usage);
    await tx.run.update({ where: { id: lease.runId }, data: { usage } });
    await appendEvent(tx, { runId: lease.runId, at: ctx.clock.now(), event: { type: 'run.usage', usage } });
  });
}
