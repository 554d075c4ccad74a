import type { WorkspaceModelSettings } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { modelSettingsView } from './view.ts';

/** The model and the caps of a workspace; the key is told of, never told. */
export async function getModelSettings(ctx: CoreContext): Promise<WorkspaceModelSettings> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => modelSettingsView(await tx.modelSetting.findFirst()));
}
