import type { ApiKeyCreated, KeyInput } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { audit } from '../rules/audit.ts';
import { hashToken } from '../rules/token.ts';
import { keyHint, newKeyText } from './key-text.ts';
import { keyView } from './view.ts';

/** Stores the hash of a new key and answers the key itself, this once. */
export async function addKey(tx: Tx, ctx: CoreContext, input: KeyInput): Promise<ApiKeyCreated> {
  const key = newKeyText();
  const row = await tx.apiKey.create({
    data: {
      id: ctx.newId('apiKey'),
      workspaceId: ctx.workspaceId,
      name: input.name,
      hash: hashToken(key),
      hint: keyHint(key),
      scopes: [...new Set(input.scopes)],
      createdBy: ctx.actor.id,
      createdAt: ctx.clock.now(),
      expiresAt: input.expiresAt === undefined ? null : new Date(input.expiresAt),
    },
  });
  await audit(tx, ctx, { action: 'key.create', subjectId: row.id, details: { scopes: row.scopes } });
  return { ...keyView(row), key };
}
