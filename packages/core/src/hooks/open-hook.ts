import { AppError, type HookSource } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { hashToken } from '../rules/token.ts';
import { aboutHook } from './view.ts';

export interface OpenedHook {
  hookId: string;
  workspaceId: string;
  environmentId: string;
  source: HookSource;
  /** Verifies the raw body, in the way of the source. */
  secret: string;
}

/** Looks a hook up by the token of its address. Throws `not_found`, also for a removed one or one of another source. */
export async function openHook(ctx: SystemContext, input: { token: string; source: HookSource }): Promise<OpenedHook> {
  const row = await asSystem(ctx, 'hooks', (tx) =>
    tx.hook.findFirst({ where: { tokenHash: hashToken(input.token), source: input.source, removedAt: null } }),
  );
  if (!row) throw new AppError('not_found', 'There is no hook at this address.');
  return {
    hookId: row.id,
    workspaceId: row.workspaceId,
    environmentId: row.environmentId,
    source: input.source,
    secret: ctx.vault.open({ keyId: row.keyId, data: row.sealed }, aboutHook(row.id)),
  };
}
