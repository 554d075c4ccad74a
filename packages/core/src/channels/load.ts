import type { Tx } from '@smokejumper/db';
import { found } from '../rules/not-found.ts';

/** A channel. Throws `not_found`. */
export async function loadChannel(tx: Tx, channelId: string) {
  return found(await tx.channel.findFirst({ where: { id: channelId } }), 'channel', channelId);
}
