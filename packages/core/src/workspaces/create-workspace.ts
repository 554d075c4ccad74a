import { type ApiKeyCreated, KeyScope } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { addKey } from '../keys/add-key.ts';
import { allowSystem } from '../rules/allow.ts';
import { insertWorkspace } from './insert-workspace.ts';

/** Makes a workspace with a project and a first API key (all scopes unless named), which is shown this once. */
export async function createWorkspace(
  ctx: SystemContext,
  input: { name: string; keyName?: string | undefined; scopes?: KeyScope[] | undefined },
): Promise<{ workspaceId: string; projectId: string; key: ApiKeyCreated }> {
  allowSystem(ctx);
  const workspaceId = ctx.newId('workspace');
  const inside = within(ctx, workspaceId);
  return inWorkspace(ctx, workspaceId, async (tx) => {
    const { projectId } = await insertWorkspace(tx, inside, input);
    const name = input.keyName ?? 'First key';
    const key = await addKey(tx, inside, { name, scopes: input.scopes ?? [...KeyScope.options] });
    return { workspaceId, projectId, key };
  });
}
