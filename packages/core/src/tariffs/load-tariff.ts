import { AppError, type TariffLimits } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';

/** What a plan says. Throws `not_found`. */
export async function loadTariff(ctx: SystemContext, name: string): Promise<TariffLimits> {
  const row = await asSystem(ctx, 'tariffs', (tx) => tx.tariff.findFirst({ where: { name } }));
  if (!row) throw new AppError('not_found', `There is no plan ${name}.`);
  return row.limits as TariffLimits;
}
