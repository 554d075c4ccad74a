import type { TariffLimits } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';

/** The plans there are, by name, each with what it says and how many workspaces have it. */
export async function listTariffs(
  ctx: SystemContext,
): Promise<{ name: string; limits: TariffLimits; workspaces: number }[]> {
  allowSystem(ctx);
  const rows = await asSystem(ctx, 'tariffs', (tx) =>
    tx.tariff.findMany({ orderBy: { name: 'asc' }, include: { _count: { select: { workspaces: true } } } }),
  );
  return rows.map(({ name, limits, _count }) => ({
    name,
    limits: limits as TariffLimits,
    workspaces: _count.workspaces,
  }));
}
