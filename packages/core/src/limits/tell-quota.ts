import type { Limit, QuotaEvent } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { tellWorkspace } from '../deliveries/tell-workspace.ts';
import { dayOf, monthOf } from './periods.ts';
import { readLimits } from './read-limits.ts';

const warningShare = 0.8;

/**
 * Tells the workspace's channels of limits by the day or the month that are nearly or wholly used up, once in a period
 * for each. Called in the transaction that uses something. `refused`: of that limit, too little is left for what was
 * asked, which counts as used up.
 */
export async function tellQuota(tx: Tx, ctx: CoreContext, input: { refused?: Limit['name'] } = {}): Promise<void> {
  if (!(await hasQuotas(tx, ctx))) return;
  const reached = (await readLimits(tx, ctx)).flatMap((limit) => {
    const event = limit.name === input.refused ? 'quota.exceeded' : eventOf(limit);
    return event === null ? [] : [{ limit, event }];
  });
  for (const { limit, event } of reached) {
    const now = ctx.clock.now();
    const periodStart = (limit.period === 'day' ? dayOf(now) : monthOf(now)).start;
    const { workspaceId } = ctx;
    const { count } = await tx.quotaNotice.createMany({
      data: [{ workspaceId, limitName: limit.name, periodStart, event, createdAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) continue;
    const key = `${event}:${limit.name}:${periodStart.toISOString()}`;
    await tellWorkspace(tx, ctx, { key, event, about: { ...limit } });
  }
}

/** Most workspaces of a house of their own have none, and then nothing is summed. */
async function hasQuotas(tx: Tx, ctx: CoreContext): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from workspace
    where id = ${ctx.workspaceId} and num_nonnulls(max_runs_per_day, max_minutes_per_month, max_tokens_per_month,
                                                   max_cost_usd_per_month, max_artifact_bytes_per_month) > 0`;
  return rows.length > 0;
}

function eventOf({ max, used, period }: Limit): QuotaEvent | null {
  if (max === null || max === 0 || period === 'now') return null;
  if (used >= max) return 'quota.exceeded';
  return used >= warningShare * max ? 'quota.warning' : null;
}
