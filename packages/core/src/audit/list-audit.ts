import type { AuditEntry, AuditQuery, Page } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';

/** Who changed what, the newest first, for those who may change settings themselves. Throws `invalid_cursor`. */
export async function listAudit(ctx: CoreContext, input: AuditQuery): Promise<Page<AuditEntry>> {
  allow(ctx, 'settings:write');
  const { action, actorId, subjectId } = input;
  const scope = ['audit', ctx.workspaceId, action, actorId, subjectId];
  const position = decodeCursor(scope, input.cursor);
  const wanted = Object.entries({ action, actorId, subjectId }).filter(([, value]) => value !== undefined);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.auditEntry.findMany({
      where: { ...Object.fromEntries(wanted), ...after(position) },
      orderBy: newestFirst,
      take: input.limit + 1,
    });
    const users = await tx.user.findMany({
      where: { id: { in: rows.map((row) => row.actorId) } },
      select: { id: true, name: true },
    });
    const names = new Map(users.map(({ id, name }) => [id, name]));
    const view = (row: (typeof rows)[number]): AuditEntry => ({
      id: row.id,
      actor: { kind: row.actorKind, id: row.actorId, name: names.get(row.actorId) ?? null },
      action: row.action,
      subjectId: row.subjectId,
      details: row.details as AuditEntry['details'],
      createdAt: row.createdAt.toISOString(),
    });
    return toPage(rows, { limit: input.limit, scope, view });
  });
}
