import type { UsageFigures, UsageQuery, WorkspaceUsage } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { spanOf } from '../rules/span.ts';
import { readUsage } from './read-usage.ts';
import { wholeUnits } from './whole-units.ts';

const dayMs = 24 * 3_600_000;
const nothing: UsageFigures = {
  runs: 0,
  runMinutes: 0,
  modelCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  artifactBytes: 0,
};

/** What the workspace used, by the hour in which the work ended; the last day if not said. Throws `invalid_input`. */
export async function getUsage(ctx: CoreContext, query: UsageQuery): Promise<WorkspaceUsage> {
  allow(ctx, 'runs:read');
  const groupBy = query.groupBy ?? 'hour';
  const { from, to } = wholeUnits(spanOf(ctx, query, dayMs), groupBy);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const data = await readUsage(tx, { from, to, groupBy });
    return { from: from.toISOString(), to: to.toISOString(), total: data.reduce(add, nothing), data };
  });
}

function add(sum: UsageFigures, row: UsageFigures): UsageFigures {
  return {
    runs: sum.runs + row.runs,
    runMinutes: sum.runMinutes + row.runMinutes,
    modelCalls: sum.modelCalls + row.modelCalls,
    inputTokens: sum.inputTokens + row.inputTokens,
    outputTokens: sum.outputTokens + row.outputTokens,
    costUsd: sum.costUsd + row.costUsd,
    artifactBytes: sum.artifactBytes + row.artifactBytes,
  };
}
