import { AppError, type LimitName } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockWorkspace } from '../runs/admit.ts';

const columns = {
  concurrent_runs: 'maxConcurrentRuns',
  queued_runs: 'maxQueuedRuns',
  runs_per_day: 'maxRunsPerDay',
  minutes_per_month: 'maxMinutesPerMonth',
  tokens_per_month: 'maxTokensPerMonth',
  cost_usd_per_month: 'maxCostUsdPerMonth',
  artifact_bytes_per_month: 'maxArtifactBytesPerMonth',
} as const satisfies Record<LimitName, string>;

/** Sets those limits of a workspace that are named, null for none. For who runs the service, not for its members. */
export async function setLimits(
  ctx: SystemContext,
  input: { workspaceId: string; limits: Partial<Record<LimitName, number | null>> },
): Promise<void> {
  allowSystem(ctx);
  const { workspaceId, limits } = input;
  const named = Object.entries(limits) as [LimitName, number | null][];
  for (const [name, max] of named) refuseBad(name, max);
  const data = Object.fromEntries(named.map(([name, max]) => [columns[name], max]));
  await inWorkspace(ctx, workspaceId, async (tx) => {
    const inside = within(ctx, workspaceId);
    await lockWorkspace(tx, inside);
    await tx.workspace.update({ where: { id: workspaceId }, data });
    await audit(tx, inside, { action: 'limits.set', subjectId: workspaceId, details: limits });
  });
}

function refuseBad(name: LimitName, max: number | null): void {
  const always = name === 'concurrent_runs' || name === 'queued_runs';
  const bad = max === null ? always : max < 0 || (name !== 'cost_usd_per_month' && !Number.isSafeInteger(max));
  if (bad) throw new AppError('invalid_input', `${name} cannot be ${max}.`);
}
