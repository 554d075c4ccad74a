import { defaultRetention } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';

export interface Days {
  artifactDays: number;
  runDays: number;
}

/** The days a workspace keeps things: its own, at most those of its plan; without its own, the plan's or the default. */
export function daysOf(own: Days | null, plan: { maxArtifactDays: number | null; maxRunDays: number | null }): Days {
  const artifactDays = own?.artifactDays ?? plan.maxArtifactDays ?? defaultRetention.artifactDays;
  const runDays = own?.runDays ?? plan.maxRunDays ?? Math.max(defaultRetention.runDays, artifactDays);
  return {
    artifactDays: Math.min(artifactDays, plan.maxArtifactDays ?? artifactDays),
    runDays: Math.min(runDays, plan.maxRunDays ?? runDays),
  };
}

export async function readDays(tx: Tx, ctx: CoreContext): Promise<Days & { updatedAt: Date | null }> {
  const plan = await tx.workspace.findUniqueOrThrow({
    where: { id: ctx.workspaceId },
    select: { maxArtifactDays: true, maxRunDays: true },
  });
  const own = await tx.retentionSetting.findFirst();
  return { ...daysOf(own, plan), updatedAt: own?.updatedAt ?? null };
}
