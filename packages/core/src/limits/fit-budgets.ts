import { type Budgets, defaultBudgets, type Limit } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { isUsedUp, readLimits, tellLimit } from './read-limits.ts';

/** `held`: what is left may still be taken by runs under way. `usedUp`: why nothing may be tried, in one sentence. */
export type Fit = { budgets: Budgets } | { held: true } | { usedUp: string };

/** A run with less time than this is not begun. */
const leastMs = 5_000;

/**
 * A run's caps, made to fit into what its workspace has left of the month, beside the caps of the runs under way: so
 * the month's limits of minutes, tokens and money are never passed, however many runs begin at once. Stores them. Needs `lockForLimits`.
 */
export async function fitBudgets(tx: Tx, ctx: CoreContext, input: { runId: string; budgets: Budgets }): Promise<Fit> {
  const limits = (await readLimits(tx, ctx)).filter(({ period, max }) => period === 'month' && max !== null);
  const spent = limits.find(isUsedUp);
  if (spent) return { usedUp: tellLimit(spent) };
  const mayTake = limits.length === 0 ? noCaps : await capsUnderWay(tx, input.runId);
  const leftOf = (name: Limit['name'], reserved: number): number => {
    const limit = limits.find((each) => each.name === name);
    return limit ? Math.max(0, limit.max! - limit.used) - reserved : Number.POSITIVE_INFINITY;
  };
  const maxOf = (name: Limit['name']): number => limits.find((each) => each.name === name)?.max ?? Number.NaN;
  const { budgets } = input;
  const wallMs = Math.min(budgets.wallMs, leftOf('minutes_per_month', mayTake.minutes) * 60_000);
  const tokens = Math.min(budgets.tokens, leftOf('tokens_per_month', mayTake.tokens));
  const costUsd = Math.min(budgets.costUsd, leftOf('cost_usd_per_month', mayTake.cost));
  const without = maxOf('tokens_per_month') === 0 || maxOf('cost_usd_per_month') === 0;
  if (wallMs < leastMs) {
    if (mayTake.minutes > 0) return { held: true };
    return { usedUp: tellLimit(limits.find(({ name }) => name === 'minutes_per_month')!) };
  }
  if (!without && (tokens <= 0 || costUsd <= 0) && budgets.tokens > 0 && budgets.costUsd > 0) return { held: true };
  const calls = without ? { modelCalls: 0, recoveryModelCalls: 0 } : {};
  const fitting = {
    ...budgets,
    ...calls,
    wallMs: Math.floor(wallMs),
    tokens: Math.max(0, tokens),
    costUsd: Math.max(0, costUsd),
  };
  await tx.run.update({ where: { id: input.runId }, data: { budgets: fitting } });
  return { budgets: fitting };
}

/**
 * Takes the workspace's lock when it has limits by the month, so that who prepares a run takes turns; to be called
 * before the run's own lock is taken, as who creates runs does.
 */
export async function lockForLimits(tx: Tx, ctx: CoreContext): Promise<void> {
  const row = await tx.workspace.findFirst({
    where: {
      id: ctx.workspaceId,
      OR: [
        { maxMinutesPerMonth: { not: null } },
        { maxTokensPerMonth: { not: null } },
        { maxCostUsdPerMonth: { not: null } },
      ],
    },
    select: { id: true },
  });
  if (row) await lockWorkspace(tx, ctx);
}

const noCaps = { minutes: 0, tokens: 0, cost: 0 };

async function capsUnderWay(tx: Tx, runId: string): Promise<typeof noCaps> {
  const others = await tx.run.findMany({
    where: { status: 'running', id: { not: runId } },
    select: { budgets: true },
  });
  const caps = others.map(
    ({ budgets }) => (budgets as Budgets | null) ?? { ...defaultBudgets, wallMs: 0, tokens: 0, costUsd: 0 },
  );
  return {
    minutes: caps.reduce((sum, { wallMs }) => sum + wallMs / 60_000, 0),
    tokens: caps.reduce((sum, { tokens }) => sum + tokens, 0),
    cost: caps.reduce((sum, { costUsd }) => sum + costUsd, 0),
  };
}
