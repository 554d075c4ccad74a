import type { ChannelKind, DeliveryResult, DeliveryTry } from '@smokejumper/contracts';
import { inWorkspace, type Prisma, type Tx } from '@smokejumper/db';
import { reportingKinds } from '../channels/target.ts';
import { type CoreContext, type SystemContext, within } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { storable } from '../rules/storable.ts';
import type { DeliveryLease } from './claim-delivery.ts';
import { disableChannel } from './disable-channel.ts';
import { freeSlotsOf } from './free-slots.ts';
import { lockChannel } from './lock-channel.ts';
import { waitBefore } from './schedule.ts';

/** Tries kept in the log of a delivery; older ones make room. */
const longestLog = 20;
const longestDetail = 500;

/**
 * Writes down what became of a try: sent, due again later, or given up. Nothing is written when the lease is no
 * longer held. Answers ids of the channel's deliveries that may be sent now, and in how many milliseconds this one may.
 */
export async function settleDelivery(
  ctx: SystemContext,
  input: { lease: DeliveryLease; result: DeliveryResult; jitter: number },
): Promise<{ due: string[]; againMs: number | null }> {
  allowSystem(ctx);
  const { lease } = input;
  const result = { ...storable(input.result), detail: storable(input.result.detail).slice(0, longestDetail) };
  return inWorkspace(ctx, lease.workspaceId, async (tx) => {
    const inside = within(ctx, lease.workspaceId);
    await lockChannel(tx, lease.channelId);
    const channel = await tx.channel.findFirst({ where: { id: lease.channelId } });
    const rows = await tx.delivery.findMany({ where: { channelId: lease.channelId, leaseToken: lease.token } });
    if (!channel || rows.length === 0) return { due: [], againMs: null };
    const reporting = reportingKinds.includes(channel.kind as ChannelKind);
    let againMs: number | null = null;
    for (const row of rows) againMs = await settleOne(tx, inside, { row, result, reporting, jitter: input.jitter });
    await keepExternal(tx, inside, lease, result);
    if (result.outcome === 'gone') await disableChannel(tx, inside, { channel, reason: result.detail });
    return { due: await nextOf(tx, inside, channel), againMs };
  });
}

/** What the slots that are free now may take. */
async function nextOf(tx: Tx, ctx: CoreContext, channel: { id: string; kind: string }): Promise<string[]> {
  const { free, subjects } = await freeSlotsOf(tx, channel);
  if (free <= 0) return [];
  const rows = await tx.delivery.findMany({
    where: {
      channelId: channel.id,
      status: 'pending',
      nextAttemptAt: { lte: ctx.clock.now() },
      subject: { notIn: [...subjects] },
    },
    orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
    take: free,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

interface Settled {
  row: { id: string; attempts: number; log: unknown; bodyDigest: string | null };
  result: DeliveryResult;
  reporting: boolean;
  jitter: number;
}

async function settleOne(
  tx: Tx,
  ctx: CoreContext,
  { row, result, reporting, jitter }: Settled,
): Promise<number | null> {
  const now = ctx.clock.now();
  const { retryAfterMs } = result;
  const wait =
    result.outcome === 'retry' ? waitBefore({ attempt: row.attempts, reporting, jitter, retryAfterMs }) : null;
  const entry: DeliveryTry = { at: now.toISOString(), status: result.status, detail: result.detail };
  const log = [...(row.log as DeliveryTry[]), entry].slice(-longestLog);
  await tx.delivery.updateMany({
    where: { id: row.id, status: 'sending' },
    data: {
      status: wait !== null ? 'pending' : result.outcome === 'sent' ? 'sent' : 'failed',
      nextAttemptAt: wait === null ? null : new Date(now.getTime() + wait),
      endedAt: wait === null ? now : null,
      leaseToken: null,
      leaseExpiresAt: null,
      responseStatus: result.status,
      detail: result.detail,
      bodyDigest: result.bodyDigest ?? row.bodyDigest,
      log: log as unknown as Prisma.InputJsonArray,
    },
  });
  return wait;
}

async function keepExternal(tx: Tx, ctx: CoreContext, lease: DeliveryLease, result: DeliveryResult): Promise<void> {
  if (result.external === undefined || Object.keys(result.external).length === 0) return;
  const where = { channelId: lease.channelId, subject: lease.subject };
  const known = await tx.publication.findFirst({ where });
  const external = { ...((known?.external as Record<string, string> | undefined) ?? {}), ...result.external };
  const kept = { external, updatedAt: ctx.clock.now() };
  if (known) await tx.publication.updateMany({ where, data: kept });
  else await tx.publication.create({ data: { ...where, ...kept, workspaceId: ctx.workspaceId } });
}
