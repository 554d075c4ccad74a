import type { DeliveryResult } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import type { ClaimedMail } from './claim-mails.ts';

const firstWaitMs = 5_000;
const longestWaitMs = 15 * 60_000;

/** Writes down what became of a try: removed when sent or refused for good, else due again later. */
export async function settleMail(
  ctx: SystemContext,
  input: { claimed: ClaimedMail; result: DeliveryResult },
): Promise<void> {
  allowSystem(ctx);
  const { claimed, result } = input;
  const where = { id: claimed.mail.id, leaseToken: claimed.lease };
  await asSystem(ctx, 'accounts', async (tx) => {
    if (result.outcome !== 'retry') {
      await tx.mail.deleteMany({ where });
      return;
    }
    const row = await tx.mail.findFirst({ where, select: { attempts: true } });
    if (!row) return;
    const wait = Math.min(firstWaitMs * 3 ** (row.attempts - 1), longestWaitMs);
    const nextAttemptAt = new Date(ctx.clock.now().getTime() + wait);
    await tx.mail.updateMany({ where, data: { nextAttemptAt, leaseToken: null } });
  });
}
