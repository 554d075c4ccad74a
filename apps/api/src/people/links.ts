import { randomBytes } from 'node:crypto';
import type { SystemContext } from '@smokejumper/core';
import { linkHours } from './mails.ts';

/** What is used here of the library's access to the tables. */
export interface LinkTables {
  createVerificationValue(data: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>;
  consumeVerificationValue(identifier: string): Promise<{ value: string } | null>;
}

export type LinkKind = keyof typeof linkHours;

/** How the library names them: a link to a new password is used by it, one that verifies by us. */
const names = { verify: 'verify-email', reset: 'reset-password' } as const;

/** The token of a new link, which stands for a person: kept as a hash, used once, and until it expires. */
export async function makeLink(
  ctx: Pick<SystemContext, 'clock'>,
  tables: LinkTables,
  input: { kind: LinkKind; userId: string },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + linkHours[input.kind] * 3_600_000);
  await tables.createVerificationValue({ identifier: `${names[input.kind]}:${token}`, value: input.userId, expiresAt });
  return token;
}

/** Whom a link stands for, this once; null for one that was used or has expired. */
export async function useLink(tables: LinkTables, input: { kind: LinkKind; token: string }): Promise<string | null> {
  const found = await tables.consumeVerificationValue(`${names[input.kind]}:${input.token}`);
  return found?.value ?? null;
}
