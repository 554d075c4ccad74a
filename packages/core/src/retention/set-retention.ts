import type { RetentionInput, RetentionSettings } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { retentionView } from './view.ts';

/** Says for how many days runs and artifacts are kept. Throws `invalid_input` for runs that end before their artifacts. */
export async function setRetention(ctx: CoreContext, input: RetentionInput): Promise<RetentionSettings> {
  allow(ctx, 'settings:write');
  const { workspaceId } = ctx;
  const { artifactDays, runDays } = input;
  if (runDays < artifactDays) throw invalid('/runDays', 'is at least as long as artifactDays');
  return inWorkspace(ctx, workspaceId, async (tx) => {
    const data = { artifactDays, runDays, updatedAt: ctx.clock.now() };
    const create = { workspaceId, ...data };
    const row = await tx.retentionSetting.upsert({ where: { workspaceId }, create, update: data });
    await audit(tx, ctx, { action: 'retention.set', subjectId: workspaceId, details: { artifactDays, runDays } });
    return retentionView(row);
  });
}
