import { AppError, type TariffLimits } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { applyTariff } from './apply-tariff.ts';
import { refuseBadLimits } from './values.ts';

/**
 * Makes a plan, or changes what is named of it, for each workspace that has it too, but for what was set for that one
 * alone. Stopped in between, the same again goes on. Throws `invalid_input`.
 */
export async function setTariff(
  ctx: SystemContext,
  input: { name: string; limits: TariffLimits },
): Promise<{ workspaces: number }> {
  allowSystem(ctx);
  const { name } = input;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
    throw new AppError('invalid_input', 'A plan is named by lower-case letters, digits and dashes.');
  }
  const ids = await asSystem(ctx, 'tariffs', async (tx) => {
    const before = await tx.tariff.findFirst({ where: { name } });
    const limits = { ...(before?.limits as TariffLimits | undefined), ...input.limits };
    refuseBadLimits(limits);
    const data = { limits, updatedAt: ctx.clock.now() };
    await tx.tariff.upsert({ where: { name }, create: { name, ...data }, update: data });
    return tx.workspace.findMany({ where: { tariff: name }, select: { id: true } });
  });
  for (const { id } of ids) await applyTariff(ctx, { workspaceId: id });
  return { workspaces: ids.length };
}
