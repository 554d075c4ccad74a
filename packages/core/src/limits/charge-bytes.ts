import { AppError } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { hourOf } from './periods.ts';
import { readLimits, tellLimit } from './read-limits.ts';
import { bytesUnderWay } from './reserve-bytes.ts';
import { tellQuota } from './tell-quota.ts';

/**
 * Counts bytes that are stored outside of any run against the month's limit. Throws `limit_exceeded` where it has no
 * room for them. Needs `lockWorkspace`.
 */
export async function chargeBytes(tx: Tx, ctx: CoreContext, bytes: number): Promise<void> {
  const limit = (await readLimits(tx, ctx)).find(({ name }) => name === 'artifact_bytes_per_month')!;
  if (limit.max !== null && limit.used + (await bytesUnderWay(tx, ctx)) + bytes > limit.max) {
    throw new AppError('limit_exceeded', tellLimit(limit), { details: { limit } });
  }
  const { workspaceId } = ctx;
  const hour = hourOf(ctx.clock.now());
  await tx.usageHour.upsert({
    where: { workspaceId_hour: { workspaceId, hour } },
    create: { workspaceId, hour, artifactBytes: bytes },
    update: { artifactBytes: { increment: bytes } },
  });
  await tellQuota(tx, ctx);
}
