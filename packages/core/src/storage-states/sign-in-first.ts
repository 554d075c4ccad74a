import { addUsage, type Brain, type RunTrigger, type Usage } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { namesOfFlows } from '../flows/needs.ts';
import { endAttempts, usedBefore } from '../lifecycle/end-attempts.ts';
import { type RunLease, underLease } from '../lifecycle/lease.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { appendEvent } from '../runs/append-event.ts';
import { insertRuns, insertWaits } from '../runs/insert-runs.ts';
import { currentVersion, findUnderWay, signInRun } from './with-sign-ins.ts';

/**
 * Puts a run back to wait for a run of the flow that signs in for it, because there is no sign-in, or (`refused`) the
 * one it began with may no longer be accepted: that one is forgotten. Costs the run no attempt. Throws `lease_lost`.
 */
export async function signInFirst(
  ctx: SystemContext,
  input: { lease: RunLease; refused?: { summary: string; usage: Usage } | undefined },
): Promise<void> {
  const { lease, refused } = input;
  const first = (tx: Tx, inside: CoreContext) => lockWorkspace(tx, inside);
  await underLease(
    ctx,
    lease,
    async (tx, inside) => {
      const run = await tx.run.findFirstOrThrow({
        where: { id: lease.runId },
        include: { flowVersion: { select: { needsFlowId: true } } },
      });
      const flowId = run.flowVersion.needsFlowId!;
      if (refused !== undefined) {
        await tx.storageState.deleteMany({ where: { environmentId: run.environmentId, flowId } });
      }
      const name = (await namesOfFlows(tx, [flowId])).get(flowId) ?? flowId;
      const reason =
        refused === undefined
          ? `"${name}" runs first: there is no fresh sign-in of it.`
          : `"${name}" runs first: its kept sign-in may no longer be accepted. ${refused.summary}`;
      await putBack(tx, inside, { lease, reason, usage: refused?.usage });
      await insertWaits(tx, inside, {
        runIds: [run.id],
        waits: [[{ run: await signIn(tx, inside, { ...run, flowId }), until: 'ended' }]],
      });
    },
    first,
  );
}

async function putBack(
  tx: Tx,
  ctx: CoreContext,
  { lease, reason, usage }: { lease: RunLease; reason: string; usage: Usage | undefined },
): Promise<void> {
  const { workspaceId, runId, attempt } = lease;
  await tx.run.update({
    where: { id: runId },
    data: {
      status: 'queued',
      waits: true,
      attemptsLeft: { increment: 1 },
      leaseToken: null,
      leaseExpiresAt: null,
      ...(usage === undefined ? {} : { usage: addUsage(await usedBefore(tx, lease), usage) }),
    },
  });
  await endAttempts(tx, ctx, { workspaceId, runIds: [runId], outcome: 'released', reason, usage, runsEnded: 0 });
  await appendEvent(tx, { runId, at: ctx.clock.now(), event: { type: 'run.requeued', attempt, reason } });
}

type RunRow = Awaited<ReturnType<Tx['run']['findFirstOrThrow']>>;

/** The id of the run that signs in: one under way, or a new one. */
async function signIn(tx: Tx, ctx: CoreContext, run: RunRow & { flowId: string }): Promise<string> {
  const { flowId, environmentId, baseUrl } = run;
  const underWay = await findUnderWay(tx, { flowId, environmentId, baseUrl });
  if (underWay !== null) return underWay;
  const version = await currentVersion(tx, flowId);
  const like = {
    ...run,
    trigger: run.trigger as RunTrigger,
    brain: run.brain as Brain,
    variables: run.variables as Record<string, string>,
  };
  const { deploymentId, trigger, brain, priority, variables } = signInRun(like, version);
  const [created] = await insertRuns(tx, ctx, [
    {
      flowId,
      flowVersionId: version.id,
      environmentId,
      deploymentId,
      rerunOfId: null,
      trigger,
      brain,
      priority,
      baseUrl,
      variables,
      idempotencyKey: null,
    },
  ]);
  return created!.id;
}
