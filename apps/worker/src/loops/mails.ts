import { type ClaimedMail, claimMails, settleMail } from '@smokejumper/core';
import type { WorkerDeps } from '../deps.ts';

const atOnce = 10;
/** Longer than a mailer waits for its server. */
const withinMs = 60_000;

/** Sends the mails that are due, a few at a time, until none is. */
export async function sendDueMails(deps: Pick<WorkerDeps, 'ctx' | 'sendMail'>): Promise<void> {
  const { sendMail } = deps;
  if (!sendMail) return;
  for (;;) {
    const claimed = await claimMails(deps.ctx, { limit: atOnce });
    await Promise.all(claimed.map((one) => sendOne({ ...deps, sendMail }, one)));
    if (claimed.length < atOnce) return;
  }
}

async function sendOne(
  { ctx, sendMail }: { ctx: WorkerDeps['ctx']; sendMail: NonNullable<WorkerDeps['sendMail']> },
  claimed: ClaimedMail,
): Promise<void> {
  const result = await sendMail(claimed.mail, { signal: AbortSignal.timeout(withinMs) });
  // Whom it was to stays out of the log.
  if (result.outcome !== 'sent') {
    ctx.log.warn({ mailId: claimed.mail.id, outcome: result.outcome, status: result.status }, 'a mail was not taken');
  }
  await settleMail(ctx, { claimed, result });
}
