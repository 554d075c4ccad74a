import {
  type ChannelKind,
  type DisabledEndpoint,
  isAppError,
  type Limit,
  type OpenTarget,
  type OutgoingDelivery,
  type RunNews,
} from '@smokejumper/contracts';
import { asSystem, inWorkspace, type Tx } from '@smokejumper/db';
import { openTarget, reportingKinds, statusKinds } from '../channels/target.ts';
import { type CoreContext, type SystemContext, within } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { newToken } from '../rules/token.ts';
import { freeSlotsOf } from './free-slots.ts';
import { lockChannel } from './lock-channel.ts';
import { deploymentReport, runReport } from './report.ts';
import { seriesOf } from './series.ts';

/** The right to write about one sending. */
export interface DeliveryLease {
  workspaceId: string;
  channelId: string;
  subject: string;
  token: string;
}

export interface ClaimedDelivery {
  lease: DeliveryLease;
  outgoing: OutgoingDelivery;
}

type Row = Awaited<ReturnType<Tx['delivery']['findFirstOrThrow']>>;
type ChannelRow = Awaited<ReturnType<Tx['channel']['findFirstOrThrow']>>;

/**
 * Takes a delivery that is due, with all that is needed to send it; null when it is not due, when its channel has its
 * slots full, or when something about the same subject is under way: who settles that one names the next.
 */
export async function claimDelivery(
  ctx: SystemContext,
  input: { deliveryId: string; leaseMs: number; publicUrl: string | null },
): Promise<ClaimedDelivery | null> {
  allowSystem(ctx);
  const named = await asSystem(ctx, 'deliveries', (tx) =>
    tx.delivery.findFirst({ where: { id: input.deliveryId }, select: { workspaceId: true, channelId: true } }),
  );
  if (!named) return null;
  return inWorkspace(ctx, named.workspaceId, async (tx) => {
    const inside = within(ctx, named.workspaceId);
    await lockChannel(tx, named.channelId);
    const channel = await tx.channel.findFirst({ where: { id: named.channelId } });
    const due = await tx.delivery.findFirst({
      where: { id: input.deliveryId, status: 'pending', nextAttemptAt: { lte: ctx.clock.now() } },
    });
    if (!channel || !due) return null;
    if (channel.disabledAt !== null) return giveUp(tx, inside, due, 'The channel is switched off.');
    const target = tryToOpen(inside, channel);
    if (typeof target === 'string') return giveUp(tx, inside, due, target);
    const slots = await freeSlotsOf(tx, channel);
    if (slots.free <= 0 || slots.subjects.has(due.subject)) return null;
    const rows = await gather(tx, inside, { channel, due });
    return take(tx, inside, { ...input, channel, target, rows });
  });
}

/** The target, or why its secrets do not open: no later try would change that. */
function tryToOpen(ctx: CoreContext, channel: ChannelRow): OpenTarget | string {
  try {
    return openTarget(ctx, channel);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.message;
  }
}

async function giveUp(tx: Tx, ctx: CoreContext, row: Row, detail: string): Promise<null> {
  await tx.delivery.updateMany({
    where: { id: row.id, status: 'pending' },
    data: { status: 'failed', nextAttemptAt: null, endedAt: ctx.clock.now(), detail },
  });
  return null;
}

/** The rows one sending stands for, the one that names it first. */
async function gather(tx: Tx, ctx: CoreContext, input: { channel: ChannelRow; due: Row }): Promise<Row[]> {
  const { channel, due } = input;
  const pending = { channelId: channel.id, status: 'pending' };
  if (reportingKinds.includes(channel.kind as ChannelKind)) {
    // Each one shows the state of this moment, so the newest stands for all of them.
    const all = await tx.delivery.findMany({ where: { ...pending, subject: due.subject }, orderBy: { id: 'desc' } });
    const [newest = due, ...older] = all;
    await tx.delivery.updateMany({
      where: { id: { in: older.map(({ id }) => id) } },
      data: { status: 'superseded', nextAttemptAt: null, endedAt: ctx.clock.now() },
    });
    return [newest];
  }
  if (!due.batched) return [due];
  const others = await tx.delivery.findMany({
    where: { ...pending, batched: true, id: { not: due.id }, nextAttemptAt: { lte: ctx.clock.now() } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 50,
  });
  return [due, ...others];
}

async function take(
  tx: Tx,
  ctx: CoreContext,
  input: { channel: ChannelRow; target: OpenTarget; rows: Row[]; leaseMs: number; publicUrl: string | null },
): Promise<ClaimedDelivery> {
  const { channel, rows, target } = input;
  const [first] = rows as [Row, ...Row[]];
  const token = newToken();
  await tx.delivery.updateMany({
    where: { id: { in: rows.map(({ id }) => id) }, status: 'pending' },
    data: {
      status: 'sending',
      attempts: { increment: 1 },
      nextAttemptAt: null,
      leaseToken: token,
      leaseExpiresAt: new Date(ctx.clock.now().getTime() + input.leaseMs),
    },
  });
  const known = await tx.publication.findFirst({ where: { channelId: channel.id, subject: first.subject } });
  return {
    lease: { workspaceId: ctx.workspaceId, channelId: channel.id, subject: first.subject, token },
    outgoing: {
      id: first.id,
      attempt: first.attempts + 1,
      target,
      content: await contentOf(tx, { channel, rows, publicUrl: input.publicUrl }),
      external: (known?.external as Record<string, string> | undefined) ?? {},
    },
  };
}

async function contentOf(
  tx: Tx,
  input: { channel: ChannelRow; rows: Row[]; publicUrl: string | null },
): Promise<OutgoingDelivery['content']> {
  const { channel, rows, publicUrl } = input;
  if (reportingKinds.includes(channel.kind as ChannelKind)) {
    const { inconclusiveAs } = channel;
    const deploymentId = await deploymentOf(tx, rows[0]!);
    const newest = await seriesOf(tx, deploymentId);
    const series = statusKinds.includes(channel.kind as ChannelKind) ? newest : rows[0]!.subject;
    const report = await deploymentReport(tx, { deploymentId, series, publicUrl, inconclusiveAs });
    return { kind: 'report', report: { ...report, newest: series === newest } };
  }
  const news: RunNews[] = [];
  for (const row of rows) {
    const run = row.runId === null ? null : await runReport(tx, { runId: row.runId, publicUrl });
    const event = row.event as RunNews['event'];
    const at = run?.finishedAt ?? row.createdAt.toISOString();
    if (event === 'endpoint.disabled') {
      news.push({ event, at, change: null, run, endpoint: row.change as unknown as DisabledEndpoint });
    } else if (event === 'quota.warning' || event === 'quota.exceeded') {
      news.push({ event, at, change: null, run, quota: row.change as unknown as Limit });
    } else news.push({ event, at, change: row.change as RunNews['change'], run });
  }
  return { kind: 'news', news };
}

/** Of a row about no run, the deployment that had none. */
async function deploymentOf(tx: Tx, { runId, change }: Row): Promise<string> {
  if (runId === null) return (change as { deploymentId: string }).deploymentId;
  const run = await tx.run.findFirstOrThrow({ where: { id: runId }, select: { deploymentId: true } });
  return run.deploymentId!;
}
