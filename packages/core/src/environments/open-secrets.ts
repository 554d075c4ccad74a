import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';

/** What a sealed secret is bound to: it opens nowhere else. */
export function aboutSecret(environmentId: string, name: string): string {
  return `secret ${environmentId} ${name}`;
}

/** The values of an environment's secrets, for the worker alone; names that are not set are left out. */
export async function openSecrets(
  tx: Tx,
  ctx: CoreContext,
  input: { environmentId: string; names: readonly string[] },
): Promise<Record<string, string>> {
  const { environmentId } = input;
  const rows = await tx.secret.findMany({
    where: { environmentId, replacedAt: null, name: { in: [...input.names] } },
  });
  return Object.fromEntries(
    rows.map(({ name, keyId, sealed }) => [
      name,
      ctx.vault.open({ keyId, data: sealed ?? '' }, aboutSecret(environmentId, name)),
    ]),
  );
}
