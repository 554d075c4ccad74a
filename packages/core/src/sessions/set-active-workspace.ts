import { asSystem } from '@smokejumper/db';
import type { PersonContext } from '../context.ts';
import { enterWorkspace } from '../people/enter-workspace.ts';

/** Which workspace the session's requests are about that name none. Throws `not_found`. */
export async function setActiveWorkspace(ctx: PersonContext, input: { workspaceId: string }): Promise<void> {
  const { workspaceId } = await enterWorkspace(ctx, { named: input.workspaceId });
  await asSystem(ctx, 'accounts', (tx) =>
    tx.session.updateMany({
      where: { id: ctx.person.sessionId },
      data: { activeWorkspaceId: workspaceId },
    }),
  );
}
