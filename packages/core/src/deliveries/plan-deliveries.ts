import type { ChannelKind } from '@smokejumper/contracts';
import { asSystem, inWorkspace, type Prisma, type Tx } from '@smokejumper/db';
import { chatKinds, reportingKinds, statusKinds } from '../channels/target.ts';
import { type CoreContext, type SystemContext, within } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { jsonOrNull } from '../rules/json.ts';
import { changeOfStanding } from './change-of-standing.ts';
import { seriesOf } from './series.ts';
import { wakeSenders } from './wake.ts';
import { whenToTell } from './when-to-tell.ts';

/**
 * Makes the deliveries that an outbox row of a run asks for, once: one row for each channel that must hear of the
 * run's state. Answers the ids of those that are due now.
 */
export async function planDeliveries(ctx: SystemContext, input: { outboxId: string }): Promise<string[]> {
  allowSystem(ctx);
  const row = await asSystem(ctx, 'deliveries', (tx) =>
    tx.outbox.findFirst({ where: { id: input.outboxId }, select: { id: true, workspaceId: true, runId: true } }),
  );
  if (!row) return [];
  return inWorkspace(ctx, row.workspaceId, async (tx) => {
    const inside = within(ctx, row.workspaceId);
    const open = await tx.$queryRaw<unknown[]>`
      select 1 from outbox where id = ${row.id} and planned_at is null for update`;
    if (open.length === 0) return [];
    const planned = await planRun(tx, inside, row.runId);
    await tx.outbox.updateMany({ where: { id: row.id }, data: { plannedAt: ctx.clock.now() } });
    return planned;
  });
}

type NewDelivery = Prisma.DeliveryCreateManyInput & { nextAttemptAt: Date };
type RunRow = NonNullable<Awaited<ReturnType<typeof loadForPlan>>>;
type ChannelRow = Awaited<ReturnType<typeof channelsOf>>[number];

/**
 * Makes the deliveries that show a run's state where its deployment is shown, in the transaction that changed it: a
 * check is waited for, and each job on the way to it takes its turn behind others. `because` tells apart what changed
 * besides the run's status.
 */
export async function planReports(tx: Tx, ctx: CoreContext, input: { runId: string; because?: string }): Promise<void> {
  const run = await loadForPlan(tx, input.runId);
  if (!run?.deployment) return;
  const rows: NewDelivery[] = [];
  for (const channel of await channelsOf(tx, run.environmentId, reportingKinds)) {
    const row = await planReport(tx, ctx, { channel, run });
    if (row) rows.push(input.because === undefined ? row : { ...row, key: `${run.id}:${input.because}` });
  }
  if (rows.length === 0) return;
  await tx.delivery.createMany({ data: rows, skipDuplicates: true });
  await wakeSenders(tx);
}

/** The same for a deployment for which no flow was chosen: whoever waits for its check hears that there is nothing. */
export async function planEmptyReport(tx: Tx, ctx: CoreContext, input: { deploymentId: string }): Promise<void> {
  const { deploymentId } = input;
  const deployment = await tx.deployment.findFirst({ where: { id: deploymentId } });
  if (!deployment) return;
  const channels = await channelsOf(tx, deployment.environmentId, reportingKinds);
  const rows = channels
    .filter((channel) => isReachable(channel, deployment))
    .map((channel) => ({
      ...rowFor(ctx, channel),
      runId: null,
      key: `${deploymentId}:empty`,
      subject: subjectOf(channel, { deploymentId, series: deploymentId }),
      event: 'deployment.state',
      change: { deploymentId },
    }));
  if (rows.length === 0) return;
  await tx.delivery.createMany({ data: rows, skipDuplicates: true });
  await wakeSenders(tx);
}

async function planRun(tx: Tx, ctx: CoreContext, runId: string): Promise<string[]> {
  const run = await loadForPlan(tx, runId);
  if (!run) return [];
  const rows: NewDelivery[] = [];
  for (const channel of await channelsOf(tx, run.environmentId)) {
    const isReport = reportingKinds.includes(channel.kind as ChannelKind);
    const row = isReport ? await planReport(tx, ctx, { channel, run }) : await planNews(tx, ctx, { channel, run });
    if (row) rows.push(row);
  }
  if (rows.length === 0) return [];
  await tx.delivery.createMany({ data: rows, skipDuplicates: true });
  const now = ctx.clock.now();
  return rows.filter((row) => row.nextAttemptAt <= now).map(({ id }) => id);
}

function loadForPlan(tx: Tx, runId: string) {
  return tx.run.findFirst({
    where: { id: runId },
    select: {
      id: true,
      flowId: true,
      environmentId: true,
      status: true,
      verdict: true,
      finishedAt: true,
      deployment: { select: { id: true, sha: true, origin: true } },
    },
  });
}

function channelsOf(tx: Tx, environmentId: string, kinds?: readonly ChannelKind[]) {
  return tx.channel.findMany({
    where: {
      disabledAt: null,
      OR: [{ environmentId: null }, { environmentId }],
      ...(kinds ? { kind: { in: [...kinds] } } : {}),
    },
    orderBy: { id: 'asc' },
  });
}

async function planReport(
  tx: Tx,
  ctx: CoreContext,
  { channel, run }: { channel: ChannelRow; run: RunRow },
): Promise<NewDelivery | null> {
  const { deployment } = run;
  if (!deployment) return null;
  if (!isReachable(channel, deployment)) return null;
  const subject = subjectOf(channel, { deploymentId: deployment.id, series: await seriesOf(tx, deployment.id) });
  return { ...base(ctx, channel, run), subject, event: 'deployment.state' };
}

function isReachable(channel: ChannelRow, deployment: { sha: string | null; origin: unknown }): boolean {
  const { externalId } = deployment.origin as { externalId?: string };
  return channel.kind === 'vercel' ? externalId !== undefined : deployment.sha !== null;
}

function subjectOf(channel: ChannelRow, { deploymentId, series }: { deploymentId: string; series: string }): string {
  return statusKinds.includes(channel.kind as ChannelKind) ? `deployment ${deploymentId}` : series;
}

async function planNews(
  tx: Tx,
  ctx: CoreContext,
  { channel, run }: { channel: ChannelRow; run: RunRow },
): Promise<NewDelivery | null> {
  if (run.status !== 'finished' && run.status !== 'cancelled') return null;
  const change = run.status === 'finished' ? await changeOfStanding(tx, ctx, { channel, run }) : null;
  if (channel.events === 'change' && change === null) return null;
  const row = base(ctx, channel, run);
  const event = channel.events === 'change' ? 'flow.status_changed' : `run.${run.status}`;
  const subject = change !== null && channel.kind === 'slack_app' ? standingSubject(run) : row.id;
  const told = { ...row, subject, event, change: jsonOrNull(change) };
  if (!chatKinds.includes(channel.kind as ChannelKind)) return told;
  const nextAttemptAt = await whenToTell(tx, ctx, channel);
  return { ...told, nextAttemptAt, batched: nextAttemptAt > row.nextAttemptAt };
}

function base(ctx: CoreContext, channel: ChannelRow, run: RunRow) {
  return { ...rowFor(ctx, channel), runId: run.id, key: `${run.id}:${run.status}` };
}

function rowFor(ctx: CoreContext, channel: ChannelRow) {
  const now = ctx.clock.now();
  return {
    id: ctx.newId('delivery'),
    workspaceId: ctx.workspaceId,
    channelId: channel.id,
    status: 'pending',
    nextAttemptAt: now,
    createdAt: now,
  };
}

/** The message that told of a failure is the one to write to when the flow passes again. */
function standingSubject(run: RunRow): string {
  return `${run.flowId} ${run.environmentId}`;
}
