import type { Environment } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { lockEnvironment } from './load.ts';
import { aboutSecret } from './open-secrets.ts';
import { secretView } from './view.ts';

/** Stores a secret, or its next version; the sealed value of the one before is wiped. Throws `not_found`. */
export async function setSecret(
  ctx: CoreContext,
  input: { environmentId: string; name: string; value: string },
): Promise<Environment['secrets'][number]> {
  allow(ctx, 'settings:write');
  if (!/^\P{Cc}{1,100}$/u.test(input.name)) throw invalid('/name', 'must have 1 to 100 printable characters');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { id: environmentId } = await lockEnvironment(tx, input.environmentId);
    const name = input.name;
    const createdAt = ctx.clock.now();
    const before = await tx.secret.findFirst({ where: { environmentId, name }, orderBy: { version: 'desc' } });
    await tx.secret.updateMany({
      where: { environmentId, name, replacedAt: null },
      data: { sealed: null, replacedAt: createdAt },
    });
    const sealed = ctx.vault.seal(input.value, aboutSecret(environmentId, name));
    const row = await tx.secret.create({
      data: {
        id: ctx.newId('secret'),
        workspaceId: ctx.workspaceId,
        environmentId,
        name,
        version: (before?.version ?? 0) + 1,
        keyId: sealed.keyId,
        sealed: sealed.data,
        createdAt,
      },
    });
    await audit(tx, ctx, { action: 'secret.set', subjectId: environmentId, details: { name, version: row.version } });
    return secretView(row);
  });
}
