import { inWorkspace } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { loadTariff } from './load-tariff.ts';
import { columnsByTariff } from './values.ts';

/** Gives a workspace what its plan says, or another plan if one is named; null: none. Throws `not_found`. */
export async function applyTariff(
  ctx: SystemContext,
  input: { workspaceId: string; tariff?: string | null },
): Promise<void> {
  const { workspaceId } = input;
  const current = await inWorkspace(ctx, workspaceId, (tx) =>
    tx.workspace.findFirst({ where: { id: workspaceId }, select: { tariff: true } }),
  );
  const name = input.tariff === undefined ? (current?.tariff ?? null) : input.tariff;
  const limits = name === null ? {} : await loadTariff(ctx, name);
  await inWorkspace(ctx, workspaceId, async (tx) => {
    const inside = within(ctx, workspaceId);
    await lockWorkspace(tx, inside);
    const where = { id: workspaceId };
    const { limitOverrides } = await tx.workspace.findUniqueOrThrow({ where, select: { limitOverrides: true } });
    await tx.workspace.update({ where, data: { tariff: name, ...columnsByTariff(limits, limitOverrides) } });
    await audit(tx, inside, { action: 'plan.apply', subjectId: workspaceId, details: { plan: name } });
  });
}
