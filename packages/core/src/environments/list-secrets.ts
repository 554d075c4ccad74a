import type { SecretList } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadEnvironment } from './load.ts';
import { secretItem } from './view.ts';

/** The secrets of an environment by name: version and age, never a value. Throws `not_found`. */
export async function listSecrets(ctx: CoreContext, input: { environmentId: string }): Promise<SecretList> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { secrets } = await loadEnvironment(tx, input.environmentId);
    return { data: secrets.map(secretItem) };
  });
}
