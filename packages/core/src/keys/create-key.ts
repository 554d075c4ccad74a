import { type ApiKeyCreated, AppError, type KeyInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow, scopesOf } from '../rules/allow.ts';
import { invalid } from '../rules/invalid.ts';
import { addKey } from './add-key.ts';

/**
 * Makes an API key, shown this once. Throws `forbidden` for a scope that the asker does not have, `invalid_input` for
 * one that would have expired already.
 */
export async function createKey(ctx: CoreContext, input: KeyInput): Promise<ApiKeyCreated> {
  allow(ctx, 'settings:write');
  const mine = scopesOf(ctx.actor);
  const beyond = input.scopes.filter((scope) => !mine.includes(scope));
  if (beyond.length > 0) {
    throw new AppError('forbidden', `A key cannot give what its maker does not have: ${beyond.join(', ')}.`);
  }
  if (input.expiresAt !== undefined && new Date(input.expiresAt) <= ctx.clock.now()) {
    throw invalid('/expiresAt', 'is in the past');
  }
  return inWorkspace(ctx, ctx.workspaceId, (tx) => addKey(tx, ctx, input));
}
