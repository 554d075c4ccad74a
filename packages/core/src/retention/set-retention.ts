import type { RetentionInput, RetentionSettings } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { retentionView } from './view.ts';

/**
 * Says for how many days runs and artifacts are kept. Throws `invalid_input` for runs that end before their artifacts, and
 * for more days than the workspace's plan has.
 */
export async function setRetention(ctx: CoreContext, input: RetentionInput): Promise<RetentionSettings> {
  allow(ctx, 'settings:write');
  const { workspaceId } = ctx;
  const { artifactDays, runDays } = input;
  if (runDays < artifactDays) throw invalid('/runDays', 'is at least as long as artifactDays');
  return inWorkspace(ctx, workspaceId, async (tx) => {
    const data = { artifactDays, runDays, updatedAt: ctx.clock.now() };
    const create = { workspaceId, ...data };
    await refuseBeyondPlan(tx, ctx, input);
    const row = await tx.retentionSetting.upsert({ where: { workspaceId }, create, update: data });
    await audit(tx, ctx, { action: 'retention.set', subjectId: workspaceId, details: { artifactDays, runDays } });
    return retentionView(row);
  });
}

async function refuseBeyondPlan(tx: Tx, { workspaceId }: CoreContext, days: RetentionInput): Promise<void> {
  const plan = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  for (const [name, most] of [
    ['artifactDays', plan.maxArtifactDays],
    ['runDays', plan.maxRunDays],
  ] as const) {
    if (most !== null && days[name] > most) throw invalid(`/${name}`, `is more than the ${most} days of the plan`);
  }
}
