import type { TariffLimits } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { applyTariff } from '../tariffs/apply-tariff.ts';
import { columns, type LimitValue, refuseBadLimits } from '../tariffs/values.ts';

/**
 * Sets those limits of a workspace that are named, null for none, whatever its plan says; `byPlan` names those that its
 * plan says again, and `plan` gives it another one, null for none. For who runs the service, not for its members.
 * Throws `invalid_input`, `not_found`.
 */
export async function setLimits(
  ctx: SystemContext,
  input: {
    workspaceId: string;
    limits: TariffLimits;
    byPlan?: readonly LimitValue[];
    plan?: string | null | undefined;
  },
): Promise<void> {
  allowSystem(ctx);
  const { workspaceId, limits, byPlan = [] } = input;
  refuseBadLimits(limits);
  const named = Object.entries(limits) as [LimitValue, number | null][];
  const data = Object.fromEntries(named.map(([name, max]) => [columns[name].column, max]));
  await inWorkspace(ctx, workspaceId, async (tx) => {
    const inside = within(ctx, workspaceId);
    await lockWorkspace(tx, inside);
    const where = { id: workspaceId };
    const { limitOverrides } = await tx.workspace.findUniqueOrThrow({ where, select: { limitOverrides: true } });
    const kept = new Set([...limitOverrides, ...Object.keys(limits)]);
    for (const name of byPlan) kept.delete(name);
    await tx.workspace.update({ where, data: { ...data, limitOverrides: [...kept] } });
    await audit(tx, inside, { action: 'limits.set', subjectId: workspaceId, details: limits });
  });
  if (byPlan.length > 0 || input.plan !== undefined) {
    await applyTariff(ctx, { workspaceId, ...(input.plan === undefined ? {} : { tariff: input.plan }) });
  }
}
