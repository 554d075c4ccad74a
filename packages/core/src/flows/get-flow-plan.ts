import type { FlowPlan, Plan, PlanStep } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { explicitPlan } from '@smokejumper/flow';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';
import { loadFlow } from './load.ts';

/** What the last passed run of a flow's current version taught, in plain words. Throws `not_found` without one. */
export async function getFlowPlan(ctx: CoreContext, input: { flowId: string }): Promise<FlowPlan> {
  allow(ctx, 'flows:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { flow, version } = await loadFlow(tx, input.flowId);
    const row = found(await tx.plan.findFirst({ where: { flowVersionId: version.id } }), 'plan of flow', flow.id);
    const { steps } = row.plan as unknown as Plan;
    const { text, lines } = explicitPlan(steps);
    return {
      flowId: flow.id,
      versionId: version.id,
      runId: row.runId,
      createdAt: row.createdAt.toISOString(),
      byModel: steps.some((step) => step.by === 'model'),
      text,
      steps: lines.map(({ clause, text, step }) => ({ clause, text, ...replayOf(steps[step]!) })),
    };
  });
}

function replayOf({ step, target, effect, optional, by }: PlanStep) {
  return {
    action: step.action,
    target: target && { role: target.role, name: target.name, context: target.context },
    effect,
    optional,
    byModel: by === 'model',
  };
}
