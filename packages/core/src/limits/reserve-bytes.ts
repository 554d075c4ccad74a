import type { Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { type RunLease, underLease } from '../lifecycle/lease.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { readLimits } from './read-limits.ts';
import { tellQuota } from './tell-quota.ts';

const name = 'artifact_bytes_per_month';

/**
 * Grants an attempt so many bytes of artifacts, before they are stored; false where the month's limit has no room for
 * them beside what is stored and what runs under way were granted. Throws `lease_lost`.
 */
export async function reserveBytes(ctx: SystemContext, input: { lease: RunLease; bytes: number }): Promise<boolean> {
  const { lease, bytes } = input;
  return underLease(
    ctx,
    lease,
    async (tx, inside) => {
      const limit = (await readLimits(tx, inside)).find((each) => each.name === name)!;
      const left =
        limit.max === null ? Number.POSITIVE_INFINITY : limit.max - limit.used - (await bytesUnderWay(tx, inside));
      if (bytes > left) {
        await tellQuota(tx, inside, { refused: name });
        return false;
      }
      await tx.attempt.updateMany({
        where: { runId: lease.runId, number: lease.attempt },
        data: { reservedBytes: { increment: bytes } },
      });
      return true;
    },
    lockWorkspace,
  );
}

/** Bytes that runs under way were granted or have stored: no hour counts them yet. */
export async function bytesUnderWay(tx: Tx, { workspaceId }: CoreContext): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: number }[]>`
    select coalesce(sum(greatest(reserved_bytes, artifact_bytes)), 0)::float8 as bytes
    from attempt where workspace_id = ${workspaceId} and outcome = 'running'`;
  return row!.bytes;
}
