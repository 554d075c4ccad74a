import type { MailContent } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';

/** Says that a mail is to be sent. */
export const mailChannel = 'smokejumper_mail';

/** What a sealed mail is bound to. */
export function aboutMail(id: string): string {
  return `mail ${id}`;
}

/** Puts a mail in line, in the transaction of what it tells. It is sealed, for it holds a token. */
export async function queueMail(
  tx: Tx,
  ctx: SystemContext,
  input: { mail: MailContent; expiresAt: Date },
): Promise<void> {
  const id = ctx.newId('mail');
  const { keyId, data } = ctx.vault.seal(JSON.stringify(input.mail), aboutMail(id));
  const now = ctx.clock.now().toISOString();
  // By hand: inside a workspace a mail can be written and not read, so nothing may be returned.
  await tx.$executeRaw`
    insert into mail (id, key_id, sealed, next_attempt_at, expires_at, created_at)
    values (${id}, ${keyId}, ${data}, ${now}::timestamptz, ${input.expiresAt.toISOString()}::timestamptz,
            ${now}::timestamptz)`;
  await tx.$queryRaw`select pg_notify(${mailChannel}::text, '')::text`;
}
