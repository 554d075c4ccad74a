import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';

/** Whether an address may sign up where only invited ones do: those, and whoever comes first. */
export async function maySignUp(ctx: SystemContext, input: { email: string }): Promise<boolean> {
  return asSystem(ctx, 'memberships', async (tx) => {
    if ((await tx.user.findFirst({ select: { id: true } })) === null) return true;
    const invited = await tx.invitation.findFirst({
      where: {
        email: input.email.toLowerCase(),
        acceptedAt: null,
        declinedAt: null,
        cancelledAt: null,
        expiresAt: { gt: ctx.clock.now() },
      },
      select: { id: true },
    });
    return invited !== null;
  });
}
