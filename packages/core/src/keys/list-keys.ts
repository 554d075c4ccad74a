import type { ApiKey, Page, PageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { keyView } from './view.ts';

/** API keys, revoked ones included, newest first; never the key itself. Throws `invalid_cursor`. */
export async function listKeys(ctx: CoreContext, input: PageQuery): Promise<Page<ApiKey>> {
  allow(ctx, 'settings:read');
  const scope = ['keys', ctx.workspaceId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.apiKey.findMany({ where: after(position), orderBy: newestFirst, take: input.limit + 1 });
    return toPage(rows, { limit: input.limit, scope, view: keyView });
  });
}
