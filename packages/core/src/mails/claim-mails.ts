import { randomUUID } from 'node:crypto';
import { isAppError, type MailContent, type OutgoingMail } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { aboutMail } from './queue-mail.ts';

/** A mail to be sent by whoever claimed it. */
export interface ClaimedMail {
  mail: OutgoingMail;
  /** Names this claim when it is settled. */
  lease: string;
}

/** Whoever died while sending loses the mail after this. */
const leaseMs = 2 * 60_000;

/**
 * Takes mails that are due, for this caller alone. Those whose use has expired are removed unsent; one that no key opens
 * stays until then.
 */
export async function claimMails(ctx: SystemContext, input: { limit: number }): Promise<ClaimedMail[]> {
  allowSystem(ctx);
  const now = ctx.clock.now();
  const lease = randomUUID();
  const rows = await asSystem(ctx, 'accounts', async (tx) => {
    await tx.mail.deleteMany({ where: { expiresAt: { lte: now } } });
    return tx.$queryRaw<{ id: string; key_id: string; sealed: string }[]>`
      update mail set lease_token = ${lease}, attempts = attempts + 1,
                      next_attempt_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
      where id in (
        select id from mail where next_attempt_at <= ${now.toISOString()}::timestamptz
        order by next_attempt_at, id limit ${input.limit} for update skip locked
      )
      returning id, key_id, sealed`;
  });
  return rows.flatMap(({ id, key_id: keyId, sealed }) => {
    const content = openMail(ctx, { id, keyId, sealed });
    return content === null ? [] : [{ mail: { id, ...content }, lease }];
  });
}

/** One that does not open must not hold up the others. */
function openMail(ctx: SystemContext, row: { id: string; keyId: string; sealed: string }): MailContent | null {
  try {
    return JSON.parse(ctx.vault.open({ keyId: row.keyId, data: row.sealed }, aboutMail(row.id))) as MailContent;
  } catch (error) {
    if (!isAppError(error)) throw error;
    ctx.log.error({ err: error, mailId: row.id }, 'a mail does not open');
    return null;
  }
}
