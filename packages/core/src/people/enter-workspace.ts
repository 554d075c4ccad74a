import { AppError, type Role } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import { type CoreContext, type PersonContext, within } from '../context.ts';
import { found } from '../rules/not-found.ts';

/**
 * A person's context inside a workspace: the one named, else the active one of the session, else the only one. Asked
 * at each request, so that who was removed is out at once. Throws `not_found` for a workspace they are no member of,
 * `invalid_input` when one must be named, `forbidden` when there is none.
 */
export async function enterWorkspace(ctx: PersonContext, input: { named?: string | undefined }): Promise<CoreContext> {
  const { named } = input;
  const memberships = await asSystem(ctx, 'memberships', (tx) =>
    tx.membership.findMany({
      where: { userId: ctx.actor.id, ...(named === undefined ? {} : { workspaceId: named }) },
      select: { workspaceId: true, role: true },
      orderBy: { createdAt: 'asc' },
    }),
  );
  const mine = named === undefined ? choose(ctx, memberships) : found(memberships[0], 'workspace', named);
  return within(ctx, mine.workspaceId, { kind: 'user', id: ctx.actor.id, role: mine.role as Role });
}

interface MembershipRow {
  workspaceId: string;
  role: string;
}

function choose(ctx: PersonContext, memberships: MembershipRow[]): MembershipRow {
  const active = memberships.find(({ workspaceId }) => workspaceId === ctx.person.activeWorkspaceId);
  const [first, ...others] = memberships;
  if (active) return active;
  if (!first) throw new AppError('forbidden', 'You belong to no workspace yet: make one, or follow an invitation.');
  if (others.length === 0) return first;
  const detail = 'is needed: you belong to several workspaces, and none is active';
  throw new AppError('invalid_input', `Smokejumper-Workspace ${detail}.`, {
    details: { errors: [{ pointer: '/headers/smokejumper-workspace', detail }] },
  });
}
