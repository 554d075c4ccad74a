import type { MailContent } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { queueMail } from './queue-mail.ts';

/** A mail of which no workspace knows, such as the link to a new password. */
export async function queueMailToPerson(
  ctx: SystemContext,
  input: { mail: MailContent; expiresAt: Date },
): Promise<void> {
  allowSystem(ctx);
  await asSystem(ctx, 'accounts', (tx) => queueMail(tx, ctx, input));
}
