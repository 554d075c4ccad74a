import type { Tx } from '@smokejumper/db';

/** Who takes or settles deliveries of one channel takes turns, until the transaction ends. */
export async function lockChannel(tx: Tx, channelId: string): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${channelId}::text, 0))::text`;
}
