import type { Member, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { memberView, withUser } from './view.ts';

/** Who belongs to the workspace, the newest first. Throws `invalid_cursor`. */
export async function listMembers(ctx: CoreContext, input: PageQuery): Promise<Page<Member>> {
  allow(ctx, 'settings:read');
  const scope = ['members', ctx.workspaceId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.membership.findMany({
      where: after(position),
      orderBy: newestFirst,
      take: input.limit + 1,
      include: withUser,
    });
    return toPage(rows, { limit: input.limit, scope, view: memberView });
  });
}
