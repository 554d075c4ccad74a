import type { Standing } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';

export interface EndedRun {
  flowId: string;
  environmentId: string;
  verdict: string | null;
  finishedAt: Date | null;
}

export interface Change {
  from: Standing | null;
  to: Standing;
}

/**
 * What a run that ended changes in the eyes of a channel, and writes it down. Passing without an earlier failure is
 * nothing new, our own failures say nothing about the site, and a run that ended before the last one is history.
 */
export async function changeOfStanding(
  tx: Tx,
  ctx: CoreContext,
  input: { channel: { id: string; failuresBeforeTold: number; inconclusiveAs: string }; run: EndedRun },
): Promise<Change | null> {
  const { channel, run } = input;
  const now = standingOf(run, channel.inconclusiveAs);
  if (now === null || run.finishedAt === null) return null;
  const key = { channelId: channel.id, flowId: run.flowId, environmentId: run.environmentId };
  const fresh = { ...key, workspaceId: ctx.workspaceId, told: null, failures: 0, lastEndedAt: new Date(0) };
  await tx.flowStanding.createMany({ data: [fresh], skipDuplicates: true });
  const [before] = await tx.$queryRaw<{ told: Standing | null; failures: number; lastEndedAt: Date }[]>`
    select told, failures, last_ended_at as "lastEndedAt" from flow_standing
    where channel_id = ${key.channelId} and flow_id = ${key.flowId} and environment_id = ${key.environmentId}
    for update`;
  if (!before || before.lastEndedAt > run.finishedAt) return null;
  const failures = now === 'failing' ? before.failures + 1 : 0;
  const told = now === 'passing' || failures >= channel.failuresBeforeTold ? now : before.told;
  await tx.flowStanding.updateMany({ where: key, data: { told, failures, lastEndedAt: run.finishedAt } });
  const isNews = told !== null && told !== before.told && !(before.told === null && told === 'passing');
  return isNews ? { from: before.told, to: told } : null;
}

function standingOf(run: EndedRun, inconclusiveAs: string): Standing | null {
  if (run.verdict === 'passed') return 'passing';
  if (run.verdict === 'failed') return 'failing';
  return run.verdict === 'inconclusive' && inconclusiveAs === 'failure' ? 'failing' : null;
}
