import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';

/** Removes sessions, tokens, counts and idempotency keys that have expired. */
export async function sweepAccounts(ctx: SystemContext): Promise<void> {
  allowSystem(ctx);
  const now = ctx.clock.now();
  await asSystem(ctx, 'accounts', async (tx) => {
    await tx.session.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.verification.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.personIdempotencyKey.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.attemptCount.deleteMany({ where: { until: { lt: now } } });
  });
}
