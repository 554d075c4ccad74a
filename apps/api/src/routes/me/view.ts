import type { Me } from '@smokejumper/contracts';
import { listMyWorkspaces, type PersonContext } from '@smokejumper/core';

export async function meOf(ctx: PersonContext): Promise<Me> {
  const { sessionId, activeWorkspaceId, ...person } = ctx.person;
  const workspaces = await listMyWorkspaces(ctx);
  const active = workspaces.find(({ id }) => id === activeWorkspaceId);
  return {
    person: { id: ctx.actor.id, ...person },
    sessionId,
    activeWorkspaceId: active?.id ?? null,
    workspaces,
  };
}
