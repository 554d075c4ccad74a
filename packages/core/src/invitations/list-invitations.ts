import type { Invitation, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { invitationView } from './view.ts';

/** Invitations and what became of them, the newest first. Throws `invalid_cursor`. */
export async function listInvitations(ctx: CoreContext, input: PageQuery): Promise<Page<Invitation>> {
  allow(ctx, 'settings:read');
  const scope = ['invitations', ctx.workspaceId];
  const position = decodeCursor(scope, input.cursor);
  const now = ctx.clock.now();
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.invitation.findMany({ where: after(position), orderBy: newestFirst, take: input.limit + 1 });
    return toPage(rows, { limit: input.limit, scope, view: (row) => invitationView(row, now) });
  });
}
