import { AppError, type Role } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { hashToken } from '../rules/token.ts';

export interface OpenInvitation {
  id: string;
  workspaceId: string;
  email: string;
  role: Role;
  expiresAt: Date;
}

/** The invitation of a link. Throws `not_found` for one that was used, taken back or has expired, not telling which. */
export async function openInvitation(ctx: SystemContext, input: { token: string }): Promise<OpenInvitation> {
  const row = await asSystem(ctx, 'memberships', (tx) =>
    tx.invitation.findFirst({
      where: {
        tokenHash: hashToken(input.token),
        acceptedAt: null,
        declinedAt: null,
        cancelledAt: null,
        expiresAt: { gt: ctx.clock.now() },
      },
      select: { id: true, workspaceId: true, email: true, role: true, expiresAt: true },
    }),
  );
  if (!row) throw deadLink();
  return { ...row, role: row.role as Role };
}

export function deadLink(): AppError {
  return new AppError('not_found', 'This invitation was answered or taken back, or has expired.');
}
