import { AppError } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';

/** Removes a plan. Throws `not_found`, and `conflict` while a workspace has it. */
export async function removeTariff(ctx: SystemContext, input: { name: string }): Promise<void> {
  allowSystem(ctx);
  const { name } = input;
  await asSystem(ctx, 'tariffs', async (tx) => {
    // Locked, so that nobody is given it meanwhile.
    const rows = await tx.$queryRaw<unknown[]>`select 1 from tariff where name = ${name} for update`;
    found(rows[0], 'plan', name);
    const workspaces = await tx.workspace.count({ where: { tariff: name } });
    if (workspaces > 0) throw new AppError('conflict', `${workspaces} workspaces have the plan ${name}.`);
    await tx.tariff.delete({ where: { name } });
  });
}
